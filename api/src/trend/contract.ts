import { Type } from 'typebox';
import { get } from '../contract/call.ts';
import { Hash, Ticket, Time, UserSeed } from '../contract/fields.ts';

/** The history-number chart of the seeds (second document, sections 3, 7 and 9). */
export const trendChart = get('/api/activity/trend/chart', {
  summary: "The player's latest numbers of one game, the newest first",
  access: 'player',
  waits: true,
  query: Type.Object({
    type: Type.Integer({ minimum: 1, maximum: 3, description: '1: boxes, 2: upgrades, 3: battles' }),
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: 30, default: 30 })),
  }),
  data: Type.Array(
    Type.Object({
      rate: Type.Number({ description: 'N / 0xffffff, truncated to six decimals' }),
      userKey: UserSeed,
      N: Ticket,
      serverSeed: Hash,
      serverHash: Hash,
      resultHash: Hash,
      chainId: Type.Integer(),
      seedIndex: Type.Integer(),
      position: Type.String({ description: 'where in the log the play stands' }),
      commandId: Type.String({ description: 'the Idempotency-Key that it was played with' }),
      createTime: Time,
    }),
  ),
});
