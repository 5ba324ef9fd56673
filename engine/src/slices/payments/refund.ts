import type { OperatorRole } from '../../kernel/index.ts';
import type { Asking, Register } from '../operators/index.ts';
import { RefundAsked, type RefundReason } from './events.ts';
import { type PaymentState, phaseOf } from './payment.ts';
import type { RefundCeilings } from './settings/events.ts';

// The common part of refunds.

export interface Refund {
  readonly reason: RefundReason;
}

export interface RefundContext extends Asking {
  readonly register: Register;
}

/** The faults that any refund may have. */
export type RefundFault = { readonly code: 'no-order' } | { readonly code: 'not-refundable' };

/** Checks that a refund is of a paid order, and the only one. */
export function refundFault({ payment }: PaymentState): RefundFault | undefined {
  if (payment.order === undefined) return { code: 'no-order' };
  return phaseOf(payment) === 'paid' && payment.asked === undefined ? undefined : { code: 'not-refundable' };
}

export const refundAsked = ({ reason }: Refund, approved: boolean) => RefundAsked.of({ reason, approved });

/** Returns the most that a role may refund alone, in 1/10,000 gem. */
export function refundCeilingOf(ceilings: RefundCeilings, role: OperatorRole): number {
  switch (role) {
    case 'owner':
    case 'finance':
      return ceilings[role];
    case 'game-manager':
    case 'support':
    case 'content':
    case 'auditor':
    default:
      return 0;
  }
}
