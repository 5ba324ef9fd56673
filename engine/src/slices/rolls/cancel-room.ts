import { type Command, accepted, rejected } from '../../kernel/index.ts';
import { operatorWith } from '../operators/index.ts';
import { type CancellationReason, RoomCancelled } from './events.ts';
import type { RoomContext } from './issue-passwords.ts';
import { type RoomState, roomPhaseOf } from './state.ts';

export interface CancelRoom {
  readonly reason: CancellationReason;
}

/** In order of precedence. */
export type CancelRoomRejection =
  | { readonly code: 'may-not'; readonly right: 'propose-rolls' }
  /** there is no such room, or its close has come: from then on nobody can stop the draw */
  | { readonly code: 'room-over' };

/** Cancels a room before its close. Writes nothing if repeated. */
export const cancelRoom: Command<RoomState, CancelRoom, RoomContext, CancelRoomRejection, null> = {
  name: 'cancel-room',
  decide({ room }, { reason }, { by, register, time }) {
    if (operatorWith(register, by, 'propose-rolls') === undefined)
      return rejected({ code: 'may-not', right: 'propose-rolls' });
    if (room.cancelled !== undefined) return accepted();
    const phase = roomPhaseOf(room);
    const open = phase === 'created' || phase === 'open';
    return open && time < (room.created?.closesAt ?? 0)
      ? accepted(RoomCancelled.of({ reason }))
      : rejected({ code: 'room-over' });
  },
  reply: () => null,
};
