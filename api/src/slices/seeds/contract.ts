import { Type } from 'typebox';
import { get, post } from '../../foundation/contract/call.ts';
import { Hash, Time, UserSeed } from '../../foundation/contract/fields.ts';
import { refusedAs } from '../../foundation/contract/refused-as.ts';

export const updateClientSeed = post('/api/upgrade/updateClientSeed', {
  summary: 'Set the user seed of the rolls to come',
  access: 'player',
  idempotencyKey: 'optional',
  refusals: ['bad-user-seed'],
  body: Type.Object({ key: refusedAs('bad-user-seed', Type.String({ maxLength: 64, absent: '' })) }),
  data: Type.Object({
    userSeed: UserSeed,
    position: Type.String({ description: 'where in the log the change stands' }),
  }),
});

/** A change of the user seed, from the log. */
const UserSeedChange = Type.Object({
  userSeed: UserSeed,
  origin: Type.Enum(['player', 'command'], {
    description: 'command: derived from the command’s id, because none stood for the chain',
  }),
  commandId: Type.String({ description: 'the Idempotency-Key that it was set with' }),
  position: Type.String(),
  createTime: Time,
});

export const userSeedAt = get('/api/upgrade/userSeedAt', {
  summary:
    'The change of the user seed that counted at a position of the log: what the log says, not a proof of it',
  access: 'player',
  query: Type.Object({ position: Type.String({ pattern: '^[0-9]{12}$' }) }),
  waits: true,
  data: Type.Union([UserSeedChange, Type.Null()], { description: 'null where none was set until then' }),
});

export const seed = get('/api/upgrade/seed', {
  summary: "The next roll's user seed and commitment",
  access: 'player',
  data: Type.Object({
    userSeed: Type.String({ description: 'empty until one is set' }),
    serverHash: Hash,
    seedIndex: Type.Integer({ minimum: 1, description: 'index of the next roll in its chain' }),
    chain: Type.Object({
      id: Type.Integer({ minimum: 1 }),
      anchor: Hash,
      length: Type.Integer({ minimum: 1 }),
      epoch: Type.Integer({ minimum: 1, description: 'in which it was committed' }),
    }),
    freshSeedDue: Type.Boolean({
      description: 'true when the next chain waits for a user seed set after its anchor was logged',
    }),
  }),
});
