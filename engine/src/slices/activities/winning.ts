import { type DeedWindow, DAY_MS, QUARTER_MS, quarterOf } from '../../kernel/index.ts';

/** Battles in a row, summed up so that two neighbours can be joined. */
interface Stretch {
  readonly played: number;
  /** wins before the first loss, after the last one, and most in a row */
  readonly first: number;
  readonly last: number;
  readonly best: number;
}

/** The battles of a quarter hour, counted from 1970 UTC. */
export interface BattledQuarter {
  readonly quarter: number;
  readonly stretch: Stretch;
}

const WON: Stretch = { played: 1, first: 1, last: 1, best: 1 };
const LOST: Stretch = { played: 1, first: 0, last: 0, best: 0 };
const NONE: Stretch = { played: 0, first: 0, last: 0, best: 0 };
/** As long as deeds. */
const KEPT_QUARTERS = (32 * DAY_MS) / QUARTER_MS;

const joined = (one: Stretch, next: Stretch): Stretch => ({
  played: one.played + next.played,
  first: one.first === one.played ? one.played + next.first : one.first,
  last: next.last === next.played ? next.played + one.last : next.last,
  best: Math.max(one.best, next.best, one.last + next.first),
});

/** Returns the quarter hours with another battle. Nodes' clocks differ by seconds: an earlier one counts as now. */
export function withBattle(
  quarters: readonly BattledQuarter[],
  result: 'won' | 'lost',
  time: number,
): readonly BattledQuarter[] {
  const newest = quarters.at(-1);
  const quarter = Math.max(quarterOf(time), newest?.quarter ?? 0);
  const stretch = result === 'won' ? WON : LOST;
  if (newest?.quarter === quarter)
    return [...quarters.slice(0, -1), { quarter, stretch: joined(newest.stretch, stretch) }];
  return [...quarters.filter((one) => one.quarter > quarter - KEPT_QUARTERS), { quarter, stretch }];
}

/** Returns the most battles won in a row within a window. */
export const wonInARow = (
  quarters: readonly BattledQuarter[],
  { from, until }: Pick<DeedWindow, 'from' | 'until'>,
): number =>
  quarters
    .filter(({ quarter }) => quarter * QUARTER_MS >= from && quarter * QUARTER_MS < until)
    .reduce((all, { stretch }) => joined(all, stretch), NONE).best;
