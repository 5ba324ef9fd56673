import { TICKETS } from '@skins/engine/fairness';
import type { TallyRow } from './views.ts';

/** Wins beside what their chances promise: independent tries, so means and variances add up. */
export const tallyOf = ({ plays, wins, chances, squares }: TallyRow) => ({
  attempts: plays,
  wins,
  expected: chances / TICKETS,
  deviation: Math.sqrt(Math.max(0, chances - squares) / TICKETS),
});
