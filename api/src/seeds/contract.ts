import { Type } from 'typebox';
import { get, post } from '../contract/call.ts';
import { Hash, UserSeed } from '../contract/fields.ts';
import { refusedAs } from '../contract/refused-as.ts';

export const updateClientSeed = post('/api/upgrade/updateClientSeed', {
  summary: 'Set the user seed of the rolls to come',
  access: 'player',
  idempotencyKey: 'optional',
  refusals: ['bad-user-seed'],
  body: Type.Object({ key: refusedAs('bad-user-seed', Type.String({ maxLength: 64, absent: '' })) }),
  data: Type.Object({ userSeed: UserSeed }),
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
