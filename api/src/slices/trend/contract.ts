import { Type } from 'typebox';
import { get } from '../../foundation/contract/call.ts';
import { Hash, Ticket, Time, UserSeed } from '../../foundation/contract/fields.ts';

const Game = Type.Integer({ minimum: 1, maximum: 3, description: '1: hash boxes, 2: upgrades, 3: battles' });
const Size = Type.Optional(Type.Integer({ minimum: 1, maximum: 30, default: 30 }));

/** The chart of past numbers (spec 3.13, 7.7, 9.5). */
export const trendChart = get('/api/activity/trend/chart', {
  summary: "The player's latest numbers of one game, the newest first",
  access: 'player',
  waits: true,
  query: Type.Object({
    type: Game,
    size: Size,
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

export const trendOfAll = get('/api/activity/trend/all', {
  summary:
    'The latest numbers of all players in one game, the newest first, once each has been shown to its player: for whoever has used a trend card',
  access: 'player',
  waits: true,
  refusals: ['trend-locked'],
  query: Type.Object({ type: Game, size: Size }),
  data: Type.Object({
    until: Type.Integer({ description: 'when the card ends, in milliseconds since 1970' }),
    rows: Type.Array(
      Type.Object({
        rate: Type.Number({ description: 'N / 0xffffff, truncated to six decimals' }),
        userKey: UserSeed,
        N: Ticket,
        position: Type.String({ description: 'where in the log the play stands' }),
        createTime: Time,
      }),
    ),
  }),
});
