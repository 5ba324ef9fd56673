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

/** What was done in a quarter hour of UTC, counted from 1970: by deed, and by what it was done to. */
interface Quarter {
  readonly quarter: number;
  readonly done: Tally;
}

/**
 * What a player did of late, in the quarter hours in which there was something: a day, week or month of the house is a sum of them,
 * whatever its offset.
 */
export interface Deeds {
  readonly newest: Quarter;
  /** earlier ones, the oldest first */
  readonly past: readonly Quarter[];
  /** entries in all of them */
  readonly kept: number;
}

/** The longest month and a day, for clocks and offsets that move. */
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

/** With the quarter hour of a time as the newest. Nodes' clocks may differ by seconds: what is behind counts as now. */
function at(state: Deeds, quarter: number): Deeds {
  const { newest } = state;
  if (quarter <= newest.quarter) return state;
  const past = [...state.past, ...(newest.done.size === 0 ? [] : [newest])].filter(
    (one) => one.quarter > quarter - KEPT_QUARTERS,
  );
  const kept = past.reduce((sum, { done: { size } }) => sum + size, 0);
  return { newest: { quarter, done: Tally.empty }, past, kept };
}

/** What a player did of a deed in a window, which begins and ends at whole quarter hours and at most a month and a day back. */
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
