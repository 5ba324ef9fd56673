import { type Command, type Moment, accepted } from '../../kernel/index.ts';
import { RoomSealed, RoomVoided } from './events.ts';
import { type RoomState, roomPhaseOf } from './state.ts';

export interface SealRoom {
  /** number of records under the checkpoint */
  readonly size: number;
  readonly root: string;
  /** the signed note */
  readonly note: string;
}

/** Notes the signed checkpoint that includes the frozen entries; voids the room if the round may be known. Writes nothing if repeated. */
export const sealRoom: Command<RoomState, SealRoom, Pick<Moment, 'time'>, never, null> = {
  name: 'seal-room',
  decide({ room }, { size, root, note }, { time }) {
    const source = room.created?.source;
    if (roomPhaseOf(room) !== 'frozen' || source === undefined || !('chain' in source)) return accepted();
    return accepted(
      time >= source.time ? RoomVoided.of({ reason: 'late' }) : RoomSealed.of({ size, root, note }),
    );
  },
  reply: () => null,
};
