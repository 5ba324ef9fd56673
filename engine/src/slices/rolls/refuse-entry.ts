import { type Command, type Place, accepted } from '../../kernel/index.ts';
import { EntryRefused, type TurnedAway } from './events.ts';
import type { Rolls } from './player.ts';

export interface RefuseEntry {
  readonly roomId: string;
  readonly joined: Place;
  /** place of the event that turned the player away */
  readonly cause: Place;
  readonly why: TurnedAway;
}

/** Notes in a player's stream that a room turned them away: they may ask again. Writes nothing if repeated. */
export const refuseEntry: Command<{ readonly rolls: Rolls }, RefuseEntry, object, never, null> = {
  name: 'refuse-entry',
  decide: ({ rolls }, { roomId, joined, cause, why }) =>
    rolls.joined.get(roomId) === joined
      ? accepted(EntryRefused.of({ roomId, joined, cause, why }))
      : accepted(),
  reply: () => null,
};
