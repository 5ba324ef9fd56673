import { TICKETS } from '@skins/engine/fairness';
import type { TallyRow } from './views.ts';

/** Returns wins beside their expected number; attempts are independent, so means and variances add up. */
export const tallyOf = ({ plays, wins, chances, squares }: TallyRow) => ({
  attempts: plays,
  wins,
  expected: chances / TICKETS,
  deviation: Math.sqrt(Math.max(0, chances - squares) / TICKETS),
});
