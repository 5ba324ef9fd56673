import { QUARTER_MS, houseDate, houseDay, toGems } from '@skins/engine/kernel';
import {
  LIMIT_KINDS,
  LIMIT_SPANS,
  type LimitKind,
  type LimitSpan,
  type Limits,
  type Policy,
  RAISE_WAIT_MS,
  capName,
  lapses,
  quartersOf,
  termsOf,
  usedSince,
  windowStart,
} from '@skins/engine/limits';
import type { DataOf } from '../../foundation/contract/call.ts';
import type * as contract from './contract.ts';

type Shown = DataOf<typeof contract.limits>;
const DAYS_SHOWN = 30;

const shown = (kind: LimitKind, amount: number): number => (kind === 'time' ? amount : toGems(amount));
const shownOrNone = (kind: LimitKind, amount: number | null | undefined): number | null =>
  amount === undefined || amount === null ? null : shown(kind, amount);

/** Returns a player's limits at a time, for the player and for operators. */
export function limitsShown(limits: Limits, policy: Policy, time: number, offset: number): Shown {
  const { breakUntil, excludedUntil, checkEvery, usage } = limits;
  return {
    gauges: LIMIT_KINDS.flatMap((kind) =>
      LIMIT_SPANS.map((span) => gaugeOf(limits, policy, kind, span, time, offset)),
    ),
    breakUntil: time < breakUntil ? breakUntil : null,
    excludedUntil: time < excludedUntil ? excludedUntil : null,
    check: {
      everyMinutes: checkEvery,
      minutes: usage.checkMinutes,
      staked: toGems(usage.checkStaked),
      returned: toGems(usage.checkReturned),
    },
    days: daysOf(limits, time, offset),
  };
}

function gaugeOf(
  { caps, raises, usage }: Limits,
  policy: Policy,
  kind: LimitKind,
  span: LimitSpan,
  time: number,
  offset: number,
): Shown['gauges'][number] {
  const raise = raises[capName(kind, span)];
  const ruled = policy.caps.find((cap) => cap.kind === kind && cap.span === span);
  return {
    kind,
    span,
    own: shownOrNone(kind, caps[capName(kind, span)]),
    policy: shownOrNone(kind, ruled?.amount),
    used: shown(kind, usedSince(usage, kind, windowStart(time, span, offset))),
    raise:
      raise === undefined || time > lapses(raise)
        ? null
        : {
            amount: shownOrNone(kind, raise.amount),
            ready: raise.asked + RAISE_WAIT_MS,
            lapses: lapses(raise),
          },
  };
}

/** Returns the figures of each of the last house days. */
function daysOf({ usage }: Limits, time: number, offset: number): Shown['days'] {
  const today = houseDay(time, offset);
  const byDay = Map.groupBy(quartersOf(usage), ({ quarter }) => houseDay(quarter * QUARTER_MS, offset));
  return Array.from({ length: DAYS_SHOWN }, (_none, n) => {
    const day = today - DAYS_SHOWN + 1 + n;
    const quarters = byDay.get(day) ?? [];
    const sum = (of: 'staked' | 'returned' | 'paidIn'): number =>
      toGems(quarters.reduce((all, quarter) => all + quarter[of], 0));
    return {
      date: houseDate(day),
      staked: sum('staked'),
      returned: sum('returned'),
      paidIn: sum('paidIn'),
      minutes: quarters.reduce((all, { minutes }) => all + bitsIn(minutes), 0),
    };
  });
}

const bitsIn = (bits: number): number => bits.toString(2).replaceAll('0', '').length;

/** Returns the public part of the policy. */
export const policyShown = ({ pack, hours, cycleMs }: Policy): DataOf<typeof contract.policy> => ({
  pack,
  hours,
  cycleMs,
  ...termsOf(pack),
});
