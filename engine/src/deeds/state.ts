import { Map as PersistentMap } from 'immutable';
import {
  DAY_MS,
  type Deed,
  type DeedDone,
  type DeedWindow,
  type Done,
  type Fold,
  QUARTER_MS,
  foldOf,
  onMeasure,
  quarterOf,
} from '../kernel/index.ts';

/** What was done in a quarter hour of UTC, counted from 1970: by deed, and by what it was done to. */
interface Quarter {
  readonly quarter: number;
  readonly done: PersistentMap<string, Done>;
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
const NOTHING: Done = { count: 0, amount: 0 };
const NOTHING_DONE: PersistentMap<string, Done> = PersistentMap();

export const deedsFold: Fold<Deeds> = foldOf<Deeds>(
  { newest: { quarter: 0, done: NOTHING_DONE }, past: [], kept: 0 },
  [onMeasure('deeds', (state, deeds, { time }) => deeds.reduce(counted, at(state, quarterOf(time))))],
  { weigh: ({ kept }) => kept * ENTRY_BYTES },
);

/** With the quarter hour of a time as the newest. Nodes' clocks may differ by seconds: what is behind counts as now. */
function at(state: Deeds, quarter: number): Deeds {
  const { newest } = state;
  if (quarter <= newest.quarter) return state;
  const past = [...state.past, ...(newest.done.isEmpty() ? [] : [newest])].filter(
    (one) => one.quarter > quarter - KEPT_QUARTERS,
  );
  const kept = past.reduce((sum, { done: { size } }) => sum + size, 0);
  return { newest: { quarter, done: NOTHING_DONE }, past, kept };
}

function counted({ newest, past, kept }: Deeds, { deed, of, count, amount }: DeedDone): Deeds {
  const key = keyOf(deed, of);
  const before = newest.done.get(key) ?? NOTHING;
  const done = newest.done.set(key, { count: before.count + count, amount: before.amount + amount });
  return { newest: { ...newest, done }, past, kept: kept + done.size - newest.done.size };
}

const keyOf = (deed: Deed, of: string | undefined): string => (of === undefined ? deed : `${deed} ${of}`);

/** What a player did of a deed in a window, which begins and ends at whole quarter hours and at most a month and a day back. */
export function done({ newest, past }: Deeds, deed: Deed, { from, until, of }: DeedWindow): Done {
  const key = keyOf(deed, of);
  let [count, amount] = [0, 0];
  for (const quarter of [newest, ...past.toReversed()]) {
    const begun = quarter.quarter * QUARTER_MS;
    if (begun < from) break;
    const one = begun < until ? quarter.done.get(key) : undefined;
    count += one?.count ?? 0;
    amount += one?.amount ?? 0;
  }
  return { count, amount };
}
