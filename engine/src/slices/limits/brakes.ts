import { type Amount, QUARTER_MS } from '../../kernel/index.ts';
import { LIMIT_SPANS, type LimitKind, type LimitSpan, type Policy, termsOf } from './events.ts';
import { type CapName, type Limits, capName } from './state.ts';
import { type Usage, playedInMinute, quartersOf, usedSince } from './usage.ts';
import { houseHour, leavesWindow, windowStart } from './window.ts';

/** The owner of a limit. */
export type LimitOwner = 'player' | 'policy';

/** A limit and how much of it is used. Amounts in 1/10,000 gem; for limits on time, minutes. */
export interface Gauge {
  readonly kind: LimitKind;
  readonly span: LimitSpan;
  readonly by: LimitOwner;
  readonly limit: Amount;
  /** negative after a win */
  readonly used: number;
}

/** A limit that leaves no room for a request. */
export interface LimitReached extends Gauge {
  readonly code: 'limit-reached';
  /** requested amount */
  readonly asked: Amount;
  /** time at which the oldest usage leaves the window, milliseconds since 1970; null if nothing does by itself */
  readonly next: number | null;
}

/** Why a player may not begin a play or order gems, in order of precedence. Times in milliseconds since 1970. */
export type Braked =
  | { readonly code: 'self-excluded'; readonly until: number }
  | { readonly code: 'on-break'; readonly until: number }
  | { readonly code: 'real-name-required' }
  | { readonly code: 'adults-only' };

/** The reasons that a player may not begin a play at the moment. */
export type PlayBraked =
  | { readonly code: 'outside-hours'; readonly from: number; readonly until: number }
  | {
      readonly code: 'reality-check-due';
      readonly minutes: number;
      readonly staked: Amount;
      readonly returned: Amount;
    }
  | { readonly code: 'too-soon'; readonly waitMs: number };

/** The known facts about a person. Both are false without any identification. */
export interface Identity {
  readonly named: boolean;
  /** 18 years old or older */
  readonly adult: boolean;
}
export const UNKNOWN: Identity = { named: false, adult: false };

/** Returns why a player may neither play nor order; undefined if they may. */
export function brakedAt(
  { excludedUntil, breakUntil }: Limits,
  policy: Policy,
  { named, adult }: Identity,
  time: number,
): Braked | undefined {
  if (time < excludedUntil) return { code: 'self-excluded', until: excludedUntil };
  if (time < breakUntil) return { code: 'on-break', until: breakUntil };
  const needs = termsOf(policy.pack);
  if (needs.named && !named) return { code: 'real-name-required' };
  return needs.adult && !adult ? { code: 'adults-only' } : undefined;
}

/** Returns why a player may not begin a play now; undefined if they may. */
export function playBrakedAt(
  { checkEvery, usage }: Limits,
  { hours, cycleMs }: Policy,
  time: number,
  offset: number,
): PlayBraked | undefined {
  if (hours !== null && isOutside(hours, houseHour(time, offset))) return { code: 'outside-hours', ...hours };
  if (checkEvery !== null && usage.checkMinutes >= checkEvery && !playedInMinute(usage, time))
    return {
      code: 'reality-check-due',
      minutes: usage.checkMinutes,
      staked: usage.checkStaked,
      returned: usage.checkReturned,
    };
  const waitMs = usage.playedAt + cycleMs - time;
  return cycleMs > 0 && waitMs > 0 ? { code: 'too-soon', waitMs } : undefined;
}

const isOutside = (
  { from, until }: { readonly from: number; readonly until: number },
  hour: number,
): boolean => hour < from || hour >= until;

/** Returns the stricter of a player's own limit and the policy's; undefined if there is neither. */
function capOf(
  caps: Limits['caps'],
  policy: Policy,
  kind: LimitKind,
  span: LimitSpan,
): { readonly limit: Amount; readonly by: LimitOwner } | undefined {
  const own = caps[capName(kind, span)];
  const ruled = policy.caps.find((cap) => cap.kind === kind && cap.span === span)?.amount;
  if (own !== undefined && own <= (ruled ?? Infinity)) return { limit: own, by: 'player' };
  return ruled === undefined ? undefined : { limit: ruled, by: 'policy' };
}

/** Returns every limit of a kind in force at a time, the shortest span first. */
export function gaugesOf(
  { caps, usage }: Limits,
  policy: Policy,
  kind: LimitKind,
  time: number,
  offset: number,
): readonly Gauge[] {
  return LIMIT_SPANS.flatMap((span) => {
    const cap = capOf(caps, policy, kind, span);
    if (cap === undefined) return [];
    return [{ kind, span, ...cap, used: usedSince(usage, kind, windowStart(time, span, offset)) }];
  });
}

/** Returns the first limit that leaves no room for a request: a stake, an order, or a minute. */
export function reachedBy(
  limits: Limits,
  policy: Policy,
  kind: LimitKind,
  asked: Amount,
  time: number,
  offset: number,
): LimitReached | undefined {
  // Players without a limit need no computation.
  if (asked === 0 || (policy.caps.length === 0 && isEmpty(limits.caps))) return undefined;
  const full = gaugesOf(limits, policy, kind, time, offset).find(({ used, limit }) => used + asked > limit);
  return (
    full && {
      code: 'limit-reached',
      ...full,
      asked,
      next: nextRoom(limits.usage, kind, full.span, time, offset),
    }
  );
}

function isEmpty(caps: Readonly<Partial<Record<CapName, number>>>): boolean {
  for (const _name in caps) return false;
  return true;
}

/** Returns the minutes that a play at a time would add: 0 if its minute counts already, else 1. */
export const minuteOf = (usage: Usage, time: number): number => (playedInMinute(usage, time) ? 0 : 1);

function nextRoom(
  usage: Usage,
  kind: LimitKind,
  span: LimitSpan,
  time: number,
  offset: number,
): number | null {
  const from = windowStart(time, span, offset);
  const oldest = quartersOf(usage).find((one) => one.quarter * QUARTER_MS >= from && counts(kind, one));
  return oldest === undefined ? null : leavesWindow(oldest.quarter * QUARTER_MS, span, offset);
}

const counts = (
  kind: LimitKind,
  { staked, paidIn, minutes }: Pick<Usage, 'staked' | 'paidIn' | 'minutes'>,
): boolean => (kind === 'deposit' ? paidIn : kind === 'loss' ? staked : minutes) > 0;
