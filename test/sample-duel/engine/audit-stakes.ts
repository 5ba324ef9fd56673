import {
  type Desk,
  type EventData,
  type Violation,
  stakeReleased,
  stakeReserved,
  stakeSettled,
  unequal,
} from '../../../engine/src/kernel/index.ts';
import type { StakeReleased, StakeReserved, StakeSettled } from './events.ts';

// The checks of stakes in players' streams.

// Implemented again on purpose: the auditor must not share the engine's mistakes.
const OPEN_MS = 300_000;

/** Returns the terms of a stake, as the auditor's books store them. */
export const termsOf = (seat: 'first' | 'second', due: number): string =>
  seat === 'first' ? `a first seat until ${due}` : 'a second seat';

export const auditReserved = (
  desk: Desk,
  { duel: to, seat, stake, due }: EventData<typeof StakeReserved>,
): Violation | undefined =>
  unequal('duel-time', seat === 'first' ? desk.time + OPEN_MS : desk.time, due) ??
  stakeReserved(desk, { to, gems: stake, prop: null, due, terms: termsOf(seat, due), reason: 'duel-stake' });

export function auditSettled(
  desk: Desk,
  { reserved, cause, stake, won }: EventData<typeof StakeSettled>,
): Violation | undefined {
  const held = desk.obligations.find(reserved);
  const settled = { gems: stake, prop: null, back: won > 0, won: won === 0 ? 0 : won - stake };
  const violation = stakeSettled(desk, {
    ...settled,
    reserved,
    cause,
    means: `settle ${won}`,
    reason: 'duel-settle',
  });
  return violation?.rule === 'obligation'
    ? violation
    : (unequal('duel-stake', held?.amount ?? 0, stake) ?? violation);
}

export const auditReleased = (
  desk: Desk,
  { reserved, cause }: EventData<typeof StakeReleased>,
): Violation | undefined => stakeReleased(desk, { reserved, cause, prop: null, reason: 'duel-release' });
