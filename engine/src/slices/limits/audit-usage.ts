import { DECLARED_EDITION, type Violation, violationOf } from '../../kernel/index.ts';
import type { LimitKind, LimitSpan, Policy } from './events.ts';

// Implemented again on purpose: the auditor must not share the engine's mistakes.

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

/** A player's usage in a quarter hour: amounts in 1/10,000 gem, and minutes. JSON, and short, as there are many. */
type QuarterLine = [
  quarter: number,
  lost: number,
  paidIn: number,
  minutes: number[],
  /** minutes with an order and no earlier play, for editions in which an order counted as play */
  ordered?: number[],
];

/** The auditor's books of a player's limits; JSON. Times in milliseconds since 1970. */
export interface Own {
  /** by kind and span */
  caps: Record<string, number>;
  raises: Record<string, readonly [amount: number | null, asked: number]>;
  breakUntil: number;
  excludedUntil: number;
  checkEvery: number | null;
  /** true if an adult's real name was given */
  named: boolean;
  quarters: QuarterLine[];
  orders: Record<string, number>;
  held: Record<string, number>;
  /** since the last reality check: minutes, staked, returned */
  check: [minutes: number, staked: number, returned: number];
  playedAt: number;
  /** if orders count as play: additional minutes since the last reality check, and the time of the last order or play */
  ordering: [minutes: number, at: number];
  /** the newest command with a play, and its number of plays */
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
  ordering: [0, 0],
  command: '',
  plays: 0,
});

/** Returns the line of a time's quarter hour; an earlier time counts in the newest. */
export function lineAt({ quarters }: Own, time: number): QuarterLine {
  const quarter = Math.floor(time / QUARTER_MS);
  const newest = quarters.at(-1);
  if (newest !== undefined && quarter <= newest[0]) return newest;
  while ((quarters[0]?.[0] ?? quarter) < quarter - KEPT_QUARTERS) quarters.shift();
  const line: QuarterLine = [quarter, 0, 0, []];
  quarters.push(line);
  return line;
}

/** The time and edition of an event. */
export interface When {
  /** milliseconds since 1970 */
  readonly time: number;
  readonly edition: number;
}

interface WhenThere extends When {
  /** house offset, in minutes ahead of UTC */
  readonly offset: number;
}

/** Tests whether an order of gems, or of an item, counts as play, as it did before edition 7. */
export const ordersPlay = (edition: number): boolean => edition < DECLARED_EDITION;

/** Tests whether a time's minute counts as played already. */
export function isCounted(own: Own, { time, edition }: When): boolean {
  const line = lineAt(own, time);
  const minute = minuteAt(time);
  return line[3].includes(minute) || (ordersPlay(edition) && line[4]?.includes(minute) === true);
}

/** Records an order, in editions in which it counts as play. */
export function order(own: Own, at: When): void {
  if (!isCounted(own, at)) {
    (lineAt(own, at.time)[4] ??= []).push(minuteAt(at.time));
    own.ordering[0] += 1;
  }
  own.ordering[1] = at.time;
}

/** Records a play. */
export function play(own: Own, time: number): void {
  const line = lineAt(own, time);
  const minute = minuteAt(time);
  if (!line[3].includes(minute)) {
    line[3].push(minute);
    own.check[0] += 1;
    if (line[4]?.includes(minute) === true) own.ordering[0] -= 1;
  }
  own.playedAt = time;
  own.ordering[1] = time;
}

/** Returns the minutes of play since the last reality check. */
export const minutesOf = ({ check: [minutes], ordering: [more] }: Own, edition: number): number =>
  ordersPlay(edition) ? minutes + more : minutes;

/** Returns the time of the last play, milliseconds since 1970. */
export const lastPlay = ({ playedAt, ordering: [, at] }: Own, edition: number): number =>
  ordersPlay(edition) ? at : playedAt;

/** Returns the minutes of play in a quarter hour. */
const minutesIn = ([, , , minutes, ordered = []]: QuarterLine, edition: number): number =>
  ordersPlay(edition) ? new Set([...minutes, ...ordered]).size : minutes.length;

const minuteAt = (time: number): number => Math.floor(time / MINUTE_MS);

/** Returns the whole hours since 1970 in house time. @param offset house offset, in minutes ahead of UTC */
export const houseHoursAt = (time: number, offset: number): number =>
  Math.floor((time + offset * MINUTE_MS) / HOUR_MS);

export function isEmpty(amounts: Record<string, number>): boolean {
  for (const _ in amounts) return false;
  return true;
}

const sumOf = (amounts: Record<string, number>): number =>
  Object.values(amounts).reduce((sum, amount) => sum + amount, 0);

function usedOf(own: Own, kind: LimitKind, { time, edition, offset }: WhenThere, days: number): number {
  const from = (houseHoursAt(time, offset) - days * 24) * HOUR_MS - offset * MINUTE_MS;
  const pending = kind === 'deposit' ? sumOf(own.orders) : kind === 'loss' ? sumOf(own.held) : 0;
  return own.quarters
    .filter(([quarter]) => quarter * QUARTER_MS >= from)
    .reduce(
      (sum, line) =>
        sum + (kind === 'deposit' ? line[2] : kind === 'loss' ? line[1] : minutesIn(line, edition)),
      pending,
    );
}

function ruledBy(policy: Policy | undefined, kind: LimitKind, span: LimitSpan): number {
  for (const cap of policy?.caps ?? []) if (cap.kind === kind && cap.span === span) return cap.amount;
  return Infinity;
}

/** Checks an amount of a kind against the limits: the player's own and the policy's. */
export function beyond(
  own: Own,
  policy: Policy | undefined,
  kind: LimitKind,
  asked: number,
  at: WhenThere,
): Violation | undefined {
  if (asked === 0) return undefined;
  for (const { span, days, name } of SPANS[kind]) {
    const cap = Math.min(own.caps[name] ?? Infinity, ruledBy(policy, kind, span));
    if (cap === Infinity) continue;
    const used = usedOf(own, kind, at, days);
    if (used + asked > cap)
      return violationOf('over-limit', `${kind} of ${cap - used} at most this ${span}`, asked);
  }
  return undefined;
}
