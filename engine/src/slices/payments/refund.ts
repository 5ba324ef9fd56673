import type { OperatorRole } from '../../kernel/index.ts';
import type { Asking, Register } from '../operators/index.ts';
import { RefundAsked, type RefundReason } from './events.ts';
import { type PaymentState, phaseOf } from './payment.ts';
import type { RefundCeilings } from './settings/events.ts';

// What refunds have in common.

export interface Refund {
  readonly reason: RefundReason;
}

export interface RefundContext extends Asking {
  readonly register: Register;
}

/** What any refund may meet. */
export type RefundFault = { readonly code: 'no-order' } | { readonly code: 'not-refundable' };

/** A refund is of what was paid, once. */
export function refundFault({ payment }: PaymentState): RefundFault | undefined {
  if (payment.order === undefined) return { code: 'no-order' };
  return phaseOf(payment) === 'paid' && payment.asked === undefined ? undefined : { code: 'not-refundable' };
}

export const refundAsked = ({ reason }: Refund, approved: boolean) => RefundAsked.of({ reason, approved });

/** Up to how many gems a role gives back alone, in 1/10,000 gem. */
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
