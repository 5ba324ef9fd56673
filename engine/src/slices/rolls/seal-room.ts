import { type Command, type Moment, accepted } from '../../kernel/index.ts';
import { RoomSealed, RoomVoided } from './events.ts';
import { type RoomState, roomPhaseOf } from './state.ts';

export interface SealRoom {
  /** records in the log under the checkpoint */
  readonly size: number;
  readonly root: string;
  /** the signed note */
  readonly note: string;
}

/** Notes the signed checkpoint that holds the frozen entries; one that comes when the round may be known voids. Quiet on repeat. */
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
