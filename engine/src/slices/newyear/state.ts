import { type Fold, foldOf, on } from '../../kernel/index.ts';
import { SeasonDrawn, SeasonMilestoneReached } from './events.ts';

/** A player's part in the last season in which they drew or reached anything. */
export interface NewYear {
  /** hash of the season's rules; empty before any */
  readonly rulesHash: string;
  readonly spent: number;
  readonly draws: number;
  /** milestones received, by the radishes that they ask for */
  readonly reached: readonly number[];
}

const NONE: NewYear = { rulesHash: '', spent: 0, draws: 0, reached: [] };

/** Returns a player's part in a season. */
export const partIn = (state: NewYear, rulesHash: string): NewYear =>
  state.rulesHash === rulesHash ? state : { ...NONE, rulesHash };

export const newYearFold: Fold<NewYear> = foldOf<NewYear>(NONE, [
  on(SeasonDrawn, (state, { rulesHash, spent }) => {
    const part = partIn(state, rulesHash);
    return { ...part, spent: part.spent + spent, draws: part.draws + 1 };
  }),
  on(SeasonMilestoneReached, (state, { rulesHash, radishes }) => {
    const part = partIn(state, rulesHash);
    return { ...part, reached: [...part.reached, radishes] };
  }),
]);
