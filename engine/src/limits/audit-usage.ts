import { type Violation, violationOf } from '../kernel/index.ts';
import type { LimitKind, LimitSpan, Policy } from './events.ts';

// Written out again on purpose: the auditor must not share the engine's mistakes.

const QUARTER_MS = 900_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAYS: readonly (readonly [LimitSpan, days: number])[] = [
  ['day', 1],
  ['week', 7],
  ['month', 30],
];
const spansOf = (kind: LimitKind) => DAYS.map(([span, days]) => ({ span, days, name: `${kind}-${span}` }));
/** By kind: spans in days, and the names of limits over them. */
const SPANS = { deposit: spansOf('deposit'), loss: spansOf('loss'), time: spansOf('time') };
const KEPT_QUARTERS = 31 * 96;

/** What a player did in a quarter of an hour; of amounts 1/10,000 gem, of minutes a list. JSON, and short: there are many. */
type QuarterLine = [quarter: number, lost: number, paidIn: number, minutes: number[]];

/** What the auditor remembers of a player's limits; JSON. Times in milliseconds since 1970. */
export interface Own {
  /** by kind and span */
  caps: Record<string, number>;
  raises: Record<string, readonly [amount: number | null, asked: number]>;
  breakUntil: number;
  excludedUntil: number;
  checkEvery: number | null;
  /** gave the real name of somebody of age */
  named: boolean;
  quarters: QuarterLine[];
  orders: Record<string, number>;
  held: Record<string, number>;
  /** since the last reality check: minutes, staked, returned */
  check: [minutes: number, staked: number, returned: number];
  playedAt: number;
  /** the newest command that played, and how much it played */
  command: string;
  plays: number;
}

export const noBooks = (): Own => ({
  caps: {},
  raises: {},
  breakUntil: 0,
  excludedUntil: 0,
  checkEvery: null,
  named: false,
  quarters: [],
  orders: {},
  held: {},
  check: [0, 0, 0],
  playedAt: 0,
  command: '',
  plays: 0,
});

/** The line of the quarter of a time; what is behind the newest counts in that. */
export function lineAt({ quarters }: Own, time: number): QuarterLine {
  const quarter = Math.floor(time / QUARTER_MS);
  const newest = quarters.at(-1);
  if (newest !== undefined && quarter <= newest[0]) return newest;
  while ((quarters[0]?.[0] ?? quarter) < quarter - KEPT_QUARTERS) quarters.shift();
  const line: QuarterLine = [quarter, 0, 0, []];
  quarters.push(line);
  return line;
}

export const minuteAt = (time: number): number => Math.floor(time / MINUTE_MS);

/** Whole hours since 1970 by the house's clock. @param offset of the house, in minutes ahead of UTC */
export const houseHoursAt = (time: number, offset: number): number =>
  Math.floor((time + offset * MINUTE_MS) / HOUR_MS);

export function isEmpty(amounts: Record<string, number>): boolean {
  for (const _ in amounts) return false;
  return true;
}

const sumOf = (amounts: Record<string, number>): number =>
  Object.values(amounts).reduce((sum, amount) => sum + amount, 0);

function usedOf(own: Own, kind: LimitKind, time: number, offset: number, days: number): number {
  const from = (houseHoursAt(time, offset) - days * 24) * HOUR_MS - offset * MINUTE_MS;
  const pending = kind === 'deposit' ? sumOf(own.orders) : kind === 'loss' ? sumOf(own.held) : 0;
  return own.quarters
    .filter(([quarter]) => quarter * QUARTER_MS >= from)
    .reduce(
      (sum, [, lost, paidIn, minutes]) =>
        sum + (kind === 'deposit' ? paidIn : kind === 'loss' ? lost : minutes.length),
      pending,
    );
}

function ruledBy(policy: Policy | undefined, kind: LimitKind, span: LimitSpan): number {
  for (const cap of policy?.caps ?? []) if (cap.kind === kind && cap.span === span) return cap.amount;
  return Infinity;
}

/** Whether what is asked of a kind goes beyond a limit: the player's own, or the policy's. */
export function beyond(
  own: Own,
  policy: Policy | undefined,
  kind: LimitKind,
  asked: number,
  time: number,
  offset: number,
): Violation | undefined {
  if (asked === 0) return undefined;
  for (const { span, days, name } of SPANS[kind]) {
    const cap = Math.min(own.caps[name] ?? Infinity, ruledBy(policy, kind, span));
    if (cap === Infinity) continue;
    const used = usedOf(own, kind, time, offset, days);
    if (used + asked > cap)
      return violationOf('over-limit', `${kind} of ${cap - used} at most this ${span}`, asked);
  }
  return undefined;
}
