import { type Amount, type Fold, QUARTER_MS, foldOf, on, onMeasure, quarterOf } from '../../kernel/index.ts';
import { VipBonusClaimed } from './events.ts';

/** Longer than any month, wherever it begins. */
const RECENT_MS = 32 * 86_400_000;
const QUARTER_BYTES = 100;

/** Purchases and deductions in a quarter hour of UTC, in 1/10,000 gem. Any house month is a sum of these. */
export interface Quarter {
  /** quarter hours since 1970 */
  readonly quarter: number;
  readonly paidIn: Amount;
  readonly takenBack: Amount;
}

/** Counts from which a table computes a player's level. Amounts in 1/10,000 gem. */
export interface Vip {
  readonly paidIn: Amount;
  readonly takenBack: Amount;
  /** highest level whose bonus was claimed; 0 if none was */
  readonly claimed: number;
  /** quarter hours with purchases or deductions, the oldest first; at least those of the last month */
  readonly recent: readonly Quarter[];
}

const NOTHING = { paidIn: 0, takenBack: 0 };

export const vip: Fold<Vip> = foldOf<Vip>(
  { ...NOTHING, claimed: 0, recent: [] },
  [
    onMeasure('paidIn', (state, paidIn, { time }) => counted(state, { paidIn, takenBack: 0 }, time)),
    onMeasure('takenBack', (state, takenBack, { time }) => counted(state, { paidIn: 0, takenBack }, time)),
    on(VipBonusClaimed, (state, { level }) => ({ ...state, claimed: Math.max(state.claimed, level) })),
  ],
  { weigh: ({ recent }) => recent.length * QUARTER_BYTES },
);

/** @param time milliseconds since 1970 */
function counted(state: Vip, more: Omit<Quarter, 'quarter'>, time: number): Vip {
  const quarter = quarterOf(time);
  const kept = state.recent.filter((one) => one.quarter * QUARTER_MS >= time - RECENT_MS);
  const last = kept.at(-1);
  const same = last?.quarter === quarter ? last : undefined;
  const own: Quarter = { quarter, ...summed(same ?? NOTHING, more) };
  return {
    ...state,
    ...summed(state, more),
    recent: [...(same === undefined ? kept : kept.slice(0, -1)), own],
  };
}

const summed = (a: Omit<Quarter, 'quarter'>, b: Omit<Quarter, 'quarter'>): Omit<Quarter, 'quarter'> => ({
  paidIn: a.paidIn + b.paidIn,
  takenBack: a.takenBack + b.takenBack,
});
