import { Type } from 'typebox';
import { get, post } from '../../foundation/contract/call.ts';
import { Gems, Time } from '../../foundation/contract/fields.ts';
import { Room } from '../rolls/contract.ts';
import { TaskBox } from '../tasks/contract.ts';

const Status = Type.Integer({ minimum: 0, maximum: 6 });

export const registerWelfare = get('/api/task/register/welfare', {
  summary:
    'The first day of the caller: its window, its boxes and the room. For a visitor, what who registers now is offered',
  data: Type.Object({
    open: Type.Boolean({ description: 'whether there is a first day, over or not' }),
    hours: Type.Integer({ description: 'length of the window from the registration' }),
    endsAt: Type.Union([Time, Type.Null()], { description: 'end of the window; null for a visitor' }),
    /** gems that have to be bought for the box of the first top-up */
    minimum: Gems,
    status: Status,
    welfareTaskBox: Type.Array(TaskBox, { description: 'the free box, alone' }),
    rechargeTaskBox: Type.Array(TaskBox, { description: 'the box of the first top-up, alone' }),
    rollList: Type.Object({
      isOff: Type.Boolean({ description: 'the room is being listed' }),
      status: Type.String({ description: 'empty, or joined if the caller is in' }),
      roll: Type.Union([Room, Type.Null()]),
    }),
  }),
});

export const updateStatus = post('/api/user/update/status', {
  summary: "Move the caller's status forwards, by what happened. The present one, repeated, changes nothing",
  access: 'player',
  idempotencyKey: 'optional',
  refusals: ['newcomer-over', 'newcomer-status', 'newcomer-room-off'],
  body: Type.Object({ status: Status }),
  data: Type.Object({ status: Status }),
});
