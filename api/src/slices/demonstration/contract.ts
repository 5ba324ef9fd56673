import { Type } from 'typebox';
import { get } from '../../foundation/contract/call.ts';

export const demonstrationInfo = get('/api/demonstration', {
  summary:
    'Whether this shop is a demonstration, which the log says, and how many of its players are simulated',
  data: Type.Object({
    players: Type.Integer({ minimum: 0, description: 'simulated players; 0: this is no demonstration' }),
    days: Type.Integer({
      minimum: 0,
      description: 'that they had played for when the shop was first opened',
    }),
  }),
});
