import { type Command, type Place, accepted } from '../../kernel/index.ts';
import { EntryRefused, type TurnedAway } from './events.ts';
import type { Rolls } from './player.ts';

interface RefuseEntry {
  readonly roomId: string;
  readonly joined: Place;
  /** what turned the entry away */
  readonly cause: Place;
  readonly why: TurnedAway;
}

/** Says in a player's stream that a room has no place: it may be asked again. Quiet on repeat. */
export const refuseEntry: Command<{ readonly rolls: Rolls }, RefuseEntry, object, never, null> = {
  name: 'refuse-entry',
  decide: ({ rolls }, { roomId, joined, cause, why }) =>
    rolls.joined.get(roomId) === joined
      ? accepted(EntryRefused.of({ roomId, joined, cause, why }))
      : accepted(),
  reply: () => null,
};
