import { Map as PersistentMap } from 'immutable';
import { DAY_MS, type Fold, foldOf, on } from '../../kernel/index.ts';
import { TaskBoxClaimed } from './events.ts';

/** Time of a player's recent claims, in milliseconds since 1970: the last one of each box. */
export interface Tasks {
  readonly claimed: PersistentMap<string, number>;
}

/** Longer than any month, wherever it begins. */
const KEPT_MS = 32 * DAY_MS;
const CLAIM_BYTES = 100;
const NONE: PersistentMap<string, number> = PersistentMap();

export const tasksFold: Fold<Tasks> = foldOf<Tasks>(
  { claimed: NONE },
  [
    on(TaskBoxClaimed, ({ claimed }, { boxId }, { time }) => ({
      claimed: ofLate(claimed, time - KEPT_MS).set(boxId, time),
    })),
  ],
  { weigh: ({ claimed }) => claimed.size * CLAIM_BYTES },
);

/** Keeps the map unless it has old entries, because filtering would rebuild it. */
const ofLate = (claimed: Tasks['claimed'], from: number): Tasks['claimed'] =>
  claimed.every((time) => time >= from) ? claimed : claimed.filter((time) => time >= from);
