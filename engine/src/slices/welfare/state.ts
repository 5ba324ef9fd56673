import { type Fold, foldOf, on } from '../../kernel/index.ts';
import { WeekBenefitsClaimed } from './events.ts';

/** A player's claims of weekly benefits. */
export interface Welfare {
  /** last claimed house week; -1 if none was */
  readonly week: number;
}

export const welfare: Fold<Welfare> = foldOf<Welfare>({ week: -1 }, [
  on(WeekBenefitsClaimed, (state, { week }) => ({ week: Math.max(state.week, week) })),
]);
