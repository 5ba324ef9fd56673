import { type Desk, type EventData, type Violation, unequal } from '../../../engine/src/kernel/index.ts';
import type { StakeReleased, StakeReserved, StakeSettled } from './events.ts';

// The checks of stakes in players' streams.

// Implemented again on purpose: the auditor must not share the engine's mistakes.
const OPEN_MS = 300_000;

/** Returns the terms of a stake, as the auditor's books store them. */
export const termsOf = (seat: 'first' | 'second', due: number): string =>
  seat === 'first' ? `a first seat until ${due}` : 'a second seat';

export function auditReserved(
  { ledger, obligations, time }: Desk,
  { duel, seat, stake, due }: EventData<typeof StakeReserved>,
): Violation | undefined {
  return (
    unequal('duel-time', seat === 'first' ? time + OPEN_MS : time, due) ??
    ledger.due('duel-stake', { from: 'player', to: 'escrow', amount: stake }) ??
    obligations.open({ to: duel, amount: stake, due, terms: termsOf(seat, due) })
  );
}

export function auditSettled(
  { ledger, obligations }: Desk,
  { reserved, cause, stake, won }: EventData<typeof StakeSettled>,
): Violation | undefined {
  const held = obligations.find(reserved);
  const violation =
    obligations.close(reserved, { cause, means: `settle ${won}` }) ??
    unequal('duel-stake', held?.amount ?? 0, stake);
  if (violation !== undefined || won === 0)
    return violation ?? ledger.due('duel-settle', { from: 'escrow', to: 'house', amount: stake });
  return (
    ledger.due('duel-settle', { from: 'escrow', to: 'player', amount: stake }) ??
    ledger.due('duel-settle', { from: 'house', to: 'player', amount: won - stake })
  );
}

export function auditReleased(
  { ledger, obligations }: Desk,
  { reserved, cause }: EventData<typeof StakeReleased>,
): Violation | undefined {
  const amount = obligations.find(reserved)?.amount ?? 0;
  return (
    obligations.close(reserved, cause === null ? undefined : { cause, means: 'release' }) ??
    ledger.due('duel-release', { from: 'escrow', to: 'player', amount })
  );
}
