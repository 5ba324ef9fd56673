import {
  DAY_MS,
  type Deed,
  type Done,
  type DeedWindow,
  type Fold,
  QUARTER_MS,
  foldOf,
  onMeasure,
  quarterOf,
} from '../../kernel/index.ts';
import { KEPT_TALLY, Tally } from './tally.ts';

/** The deeds of a quarter hour, counted from 1970 UTC, by deed and object. */
interface Quarter {
  readonly quarter: number;
  readonly done: Tally;
}

/** A player's recent deeds, by quarter hours with any. A house day, week or month is their sum, under any offset. */
export interface Deeds {
  readonly newest: Quarter;
  /** earlier quarter hours, the oldest first */
  readonly past: readonly Quarter[];
  /** number of entries in all of them */
  readonly kept: number;
}

/** The longest month and a day, since clocks and offsets may move. */
const KEPT_QUARTERS = (32 * DAY_MS) / QUARTER_MS;
const ENTRY_BYTES = 120;

export const deedsFold: Fold<Deeds> = foldOf<Deeds>(
  { newest: { quarter: 0, done: Tally.empty }, past: [], kept: 0 },
  [
    onMeasure('deeds', (state, deeds, { time }) => {
      const { newest, past, kept } = at(state, quarterOf(time));
      const done = newest.done.with(deeds);
      return { newest: { quarter: newest.quarter, done }, past, kept: kept + done.size - newest.done.size };
    }),
  ],
  { weigh: ({ kept }) => kept * ENTRY_BYTES, classes: [KEPT_TALLY] },
);

/** Returns the state with the quarter hour as the newest. Nodes' clocks differ by seconds: an earlier one counts as now. */
function at(state: Deeds, quarter: number): Deeds {
  const { newest } = state;
  if (quarter <= newest.quarter) return state;
  const past = [...state.past, ...(newest.done.size === 0 ? [] : [newest])].filter(
    (one) => one.quarter > quarter - KEPT_QUARTERS,
  );
  const kept = past.reduce((sum, { done: { size } }) => sum + size, 0);
  return { newest: { quarter, done: Tally.empty }, past, kept };
}

/** Returns how often a deed was done in a window, which has whole quarter hours and begins at most a month and a day ago. */
export function done({ newest, past }: Deeds, deed: Deed, { from, until, of }: DeedWindow): Done {
  let [count, amount] = [0, 0];
  for (const quarter of [newest, ...past.toReversed()]) {
    const begun = quarter.quarter * QUARTER_MS;
    if (begun < from) break;
    const one = begun < until ? quarter.done.get(deed, of) : undefined;
    count += one?.count ?? 0;
    amount += one?.amount ?? 0;
  }
  return { count, amount };
}

/** Days of 24 hours from `from`; nothing counts from `until` on. Both are whole quarter hours. */
interface DayWindow {
  readonly from: number;
  readonly until: number;
  readonly days: number;
}

/** Returns a deed's amounts by day, in one pass over the quarter hours. `from` is at most a month and a day ago. */
export function amountsByDay(
  { newest, past }: Deeds,
  deed: Deed,
  { from, until, days }: DayWindow,
): number[] {
  const amounts = Array.from({ length: days }, () => 0);
  for (const { quarter, done: tally } of [...past, newest]) {
    const begun = quarter * QUARTER_MS;
    const day = Math.floor((begun - from) / DAY_MS);
    if (day < 0 || day >= days || begun >= until) continue;
    amounts[day] = (amounts[day] ?? 0) + (tally.get(deed)?.amount ?? 0);
  }
  return amounts;
}
