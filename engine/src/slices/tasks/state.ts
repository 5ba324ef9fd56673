import { Map as PersistentMap } from 'immutable';
import { DAY_MS, type Fold, foldOf, on } from '../../kernel/index.ts';
import { TaskBoxClaimed } from './events.ts';

/** When a player claimed task boxes last, of late: by box, in milliseconds since 1970. */
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

/** Nearly always all of them: what is filtered is made anew. */
const ofLate = (claimed: Tasks['claimed'], from: number): Tasks['claimed'] =>
  claimed.every((time) => time >= from) ? claimed : claimed.filter((time) => time >= from);
