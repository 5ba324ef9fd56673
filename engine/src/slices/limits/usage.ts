import { Map as PersistentMap } from 'immutable';
import { type Amount, type Place, QUARTER_MS } from '../../kernel/index.ts';
import { type LimitKind, SPAN_MS } from './events.ts';
import { MINUTE_MS } from './window.ts';

/** The usage in a quarter hour. Amounts in 1/10,000 gem. */
export interface Quarter {
  /** number of the quarter hour since 1970 UTC */
  readonly quarter: number;
  readonly staked: Amount;
  readonly returned: Amount;
  readonly paidIn: Amount;
  /** the minutes in which the player played, one bit each */
  readonly minutes: number;
}

/**
 * The usage that counts against limits: the newest quarter hour, and those of 30 days before.
 * One flat object, because each play creates a new one.
 */
export interface Usage extends Quarter {
  /** earlier quarter hours with any usage, the oldest first */
  readonly past: readonly Quarter[];
  /** time of the newest play, milliseconds since 1970; 0 if there is none */
  readonly playedAt: number;
  /** minutes of play since the last reality check */
  readonly checkMinutes: number;
  readonly checkStaked: Amount;
  readonly checkReturned: Amount;
  /** gems ordered and not yet paid, by order */
  readonly orders: PersistentMap<string, Amount>;
  /** gems held for open plays, by the place of the event that began them */
  readonly held: PersistentMap<Place, Amount>;
}

export const NO_USAGE: Usage = {
  quarter: 0,
  staked: 0,
  returned: 0,
  paidIn: 0,
  minutes: 0,
  past: [],
  playedAt: 0,
  checkMinutes: 0,
  checkStaked: 0,
  checkReturned: 0,
  orders: PersistentMap(),
  held: PersistentMap(),
};

const KEPT_QUARTERS = (SPAN_MS.month + 2 * 3_600_000) / QUARTER_MS;
/** Bytes of a quarter hour in memory. */
export const QUARTER_BYTES = 80;

/** Returns the usage with a time's quarter hour as the newest. Nodes' clocks differ: an earlier time counts as now. */
export function at(usage: Usage, time: number): Usage {
  const quarter = Math.floor(time / QUARTER_MS);
  if (quarter <= usage.quarter) return usage;
  const { staked, returned, paidIn, minutes } = usage;
  const before = staked + returned + paidIn + minutes === 0 ? [] : [quarterOf(usage)];
  const past = [...usage.past.filter((one) => one.quarter >= quarter - KEPT_QUARTERS), ...before];
  return { ...usage, past, quarter, staked: 0, returned: 0, paidIn: 0, minutes: 0 };
}

const quarterOf = ({ quarter, staked, returned, paidIn, minutes }: Quarter): Quarter => ({
  quarter,
  staked,
  returned,
  paidIn,
  minutes,
});

const minuteBit = (time: number): number => 1 << Math.floor((time % QUARTER_MS) / MINUTE_MS);

/** Records a play. Returns the same object if it changes nothing, as for the second of several plays in a command. */
export function played(before: Usage, time: number): Usage {
  const usage = at(before, time);
  const bit = minuteBit(time);
  const isNew = (usage.minutes & bit) === 0;
  if (!isNew && usage.playedAt === time) return usage;
  const checkMinutes = usage.checkMinutes + (isNew ? 1 : 0);
  return { ...usage, minutes: usage.minutes | bit, playedAt: time, checkMinutes };
}

/** Tests whether a time's minute counts as played already. */
export const playedInMinute = (usage: Usage, time: number): boolean =>
  Math.floor(time / QUARTER_MS) === usage.quarter && (usage.minutes & minuteBit(time)) !== 0;

function popCount(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

const valueOf = (kind: LimitKind, { staked, returned, paidIn, minutes }: Quarter): number => {
  if (kind === 'deposit') return paidIn;
  return kind === 'loss' ? staked - returned : popCount(minutes);
};

/** Returns the gems that are ordered, or held for plays: they count whenever that began. */
const pending = (amounts: PersistentMap<string, Amount>): Amount =>
  amounts.isEmpty() ? 0 : amounts.reduce((sum, amount) => sum + amount, 0);

/**
 * Returns how much of a limit is used since a time: gems bought and ordered, lost and at stake (negative: won), or
 * minutes.
 * @param since milliseconds since 1970, at a whole quarter hour
 */
export function usedSince(usage: Usage, kind: LimitKind, since: number): number {
  const from = since / QUARTER_MS;
  let used = usage.quarter >= from ? valueOf(kind, usage) : 0;
  for (let n = usage.past.length - 1; n >= 0; n -= 1) {
    const quarter = usage.past[n];
    if (quarter === undefined || quarter.quarter < from) break;
    used += valueOf(kind, quarter);
  }
  if (kind === 'deposit') used += pending(usage.orders);
  if (kind === 'loss') used += pending(usage.held);
  return used;
}

/** Returns all quarter hours of a usage, the oldest first. */
export const quartersOf = (usage: Usage): readonly Quarter[] => [...usage.past, quarterOf(usage)];
