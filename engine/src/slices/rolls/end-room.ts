import { type Command, accepted } from '../../kernel/index.ts';
import { RoomEnded } from './events.ts';
import { type RoomState, roomPhaseOf } from './state.ts';

/** Ends a room once all that was held for it is given or returned. Writes nothing if repeated. */
export const endRoom: Command<RoomState, object, object, never, null> = {
  name: 'end-room',
  decide({ room }) {
    const { created, winners, given: through } = room;
    const phase = roomPhaseOf(room);
    const done = phase === 'over' || (phase === 'drawn' && through === winners.length);
    if (created === undefined || !done) return accepted();
    const given = created.prizes.reduce((sum, { value }, k) => sum + (winners[k] ? value : 0), 0);
    return accepted(RoomEnded.of({ created: created.place, given, back: created.held - given }));
  },
  reply: () => null,
};
