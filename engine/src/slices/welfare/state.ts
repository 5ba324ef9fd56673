import { type Fold, foldOf, on } from '../../kernel/index.ts';
import { WeekBenefitsClaimed } from './events.ts';

/** What a player claimed of the weeks. */
export interface Welfare {
  /** the last week of the house that was claimed; -1 when none was */
  readonly week: number;
}

export const welfare: Fold<Welfare> = foldOf<Welfare>({ week: -1 }, [
  on(WeekBenefitsClaimed, (state, { week }) => ({ week: Math.max(state.week, week) })),
]);
