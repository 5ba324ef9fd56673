import type { Desk } from './audit.ts';
import type { Amount } from './money.ts';
import type { Place } from './place.ts';
import type { Finding } from './violation.ts';

// The auditor's side of stakes that are held for shared games.

/** A stake as an event states it: gems, or a prop that is used up. */
export interface AuditedStake {
  /** 1/10,000 gem; 0 for a prop */
  readonly gems: Amount;
  readonly prop: string | null;
}

interface Reserved extends AuditedStake {
  /** stream that may take it up */
  readonly to: string;
  readonly due: number;
  readonly terms: string;
  /** of the posting */
  readonly reason: string;
}

/** Notes a reserved stake: it is paid or used up by its command, and has to end. */
export const stakeReserved = (
  { ledger, props, obligations }: Desk,
  { gems, prop, to, due, terms, reason }: Reserved,
): Finding =>
  (prop === null
    ? ledger.due(reason, { from: 'player', to: 'escrow', amount: gems })
    : props.spend({ prop, of: null, count: 1 })) ?? obligations.open({ to, amount: gems, due, terms });

interface Released {
  readonly reserved: Place;
  /** the event that decided it; null: nobody took the stake up */
  readonly cause: Place | null;
  readonly prop: string | null;
  readonly reason: string;
}

/** Checks that a stake ends, and comes back whole in the same command. */
export function stakeReleased(
  { ledger, props, obligations }: Desk,
  { reserved, cause, prop, reason }: Released,
): Finding {
  const amount = obligations.find(reserved)?.amount ?? 0;
  const violation = obligations.close(reserved, cause === null ? undefined : { cause, means: 'release' });
  if (violation !== undefined) return violation;
  if (prop === null) return ledger.due(reason, { from: 'escrow', to: 'player', amount });
  props.due({ prop, of: null, count: 1 });
  return undefined;
}

interface Settled extends AuditedStake {
  readonly reserved: Place;
  readonly cause: Place;
  /** what was decided, as `settle <means>` */
  readonly means: string;
  /** what the house pays besides */
  readonly won: Amount;
  /** whether the stake comes back besides */
  readonly back?: boolean;
  readonly reason: string;
}

/** Checks that a stake ends as it was decided, and what the same command pays. */
export const stakeSettled = (
  { ledger, obligations }: Desk,
  { reserved, cause, means, gems, prop, won, back = false, reason }: Settled,
): Finding =>
  obligations.close(reserved, { cause, means }) ??
  (prop === null
    ? ledger.due(reason, { from: 'escrow', to: back ? 'player' : 'house', amount: gems })
    : undefined) ??
  (won === 0 ? undefined : ledger.due(reason, { from: 'house', to: 'player', amount: won }));
