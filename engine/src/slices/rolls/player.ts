import { Map as PersistentMap } from 'immutable';
import { type Fold, type Place, foldOf, on, placeOf } from '../../kernel/index.ts';
import { ConditionsMet, EntryRefused } from './events.ts';

/** A player's part in rooms. */
export interface Rolls {
  /** by room that the player asked to join and was not turned away from: place of the question */
  readonly joined: PersistentMap<string, Place>;
}

const JOINED_BYTES = 200;

export const rolls: Fold<Rolls> = foldOf<Rolls>(
  { joined: PersistentMap() },
  [
    on(ConditionsMet, ({ joined }, { roomId }, { stream, version }) => ({
      joined: joined.set(roomId, placeOf(stream, version)),
    })),
    on(EntryRefused, ({ joined }, { roomId }) => ({ joined: joined.delete(roomId) })),
  ],
  { weigh: ({ joined }) => joined.size * JOINED_BYTES },
);
