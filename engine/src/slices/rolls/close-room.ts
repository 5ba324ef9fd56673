import { type Command, type Moment, accepted, invariant } from '../../kernel/index.ts';
import { RoomClosed, RoomVoided } from './events.ts';
import { type RoomState, roomPhaseOf } from './state.ts';

/** Closes a room at its time; voids it if nobody has published it. Writes nothing for a cancelled room. */
export const closeRoom: Command<RoomState, object, Pick<Moment, 'time'>, never, null> = {
  name: 'close-room',
  decide({ room }, _input, { time }) {
    const phase = roomPhaseOf(room);
    if (phase !== 'open' && phase !== 'created') return accepted();
    invariant(time >= (room.created?.closesAt ?? Infinity), 'a room closes when its time has come');
    return accepted(phase === 'open' ? RoomClosed.of({}) : RoomVoided.of({ reason: 'unpublished' }));
  },
  reply: () => null,
};
