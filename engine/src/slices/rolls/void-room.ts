import { BEACON_PATIENCE_MS, type Command, type Moment, accepted, invariant } from '../../kernel/index.ts';
import { RoomVoided } from './events.ts';
import { type RoomState, roomPhaseOf } from './state.ts';

interface VoidRoom {
  /** late: no checkpoint covered the entries before the round; no-beacon: the round was never published */
  readonly reason: 'late' | 'no-beacon';
}

/** Voids a room whose draw cannot be held. Writes nothing if the draw goes on. */
export const voidRoom: Command<RoomState, VoidRoom, Pick<Moment, 'time'>, never, null> = {
  name: 'void-room',
  decide({ room }, { reason }, { time }) {
    const source = room.created?.source;
    if (source === undefined || !('chain' in source)) return accepted();
    if (roomPhaseOf(room) !== (reason === 'late' ? 'frozen' : 'sealed')) return accepted();
    const from = source.time + (reason === 'late' ? 0 : BEACON_PATIENCE_MS);
    invariant(time >= from, 'a room is void when its time has come');
    return accepted(RoomVoided.of({ reason }));
  },
  reply: () => null,
};
