import { Type } from 'typebox';
import { get } from '../../foundation/contract/call.ts';
import { AfterPage, AfterQuery, Hash, Time } from '../../foundation/contract/fields.ts';

const Epoch = Type.Integer({
  minimum: 2,
  description: 'its number; what no epoch was opened for is of epoch 1',
});

export const epochs = get('/api/fairness/epochs', {
  summary: 'Each time the log was put back, and how many seed chains became void by it',
  data: Type.Object({
    epochs: Type.Array(
      Type.Object({
        epoch: Epoch,
        name: Type.String({ pattern: '^[0-9a-f]{64}$', description: '256 random bits' }),
        reason: Type.Enum(['restored']),
        createTime: Time,
      }),
      { description: 'the newest first' },
    ),
    voided: Type.Integer({ minimum: 0, description: 'chains in the register' }),
    waiting: Type.Integer({
      minimum: 0,
      description: 'players whose chains are still to be voided, counted up to 10,000',
    }),
  }),
});

export const voidedChains = get('/api/fairness/voided', {
  summary: 'The register of void seed chains, the newest first',
  query: AfterQuery,
  data: AfterPage(
    Type.Object({
      id: Type.String({ description: 'position in the log' }),
      userName: Type.String({ description: 'masked; the player knows the chain by its anchor' }),
      chainId: Type.Integer({ minimum: 1 }),
      epoch: Epoch,
      anchor: Hash,
      length: Type.Integer({ minimum: 1, description: 'hashes from lastSeed to the anchor' }),
      used: Type.Integer({ minimum: 0, description: 'seeds that were revealed' }),
      lastSeed: Hash,
      createTime: Time,
    }),
  ),
});
