import { type Amount, type Command, accepted, rejected } from '../../kernel/index.ts';
import { operatorWith } from '../operators/index.ts';
import type { PaymentState } from './payment.ts';
import {
  type Refund,
  type RefundContext,
  type RefundFault,
  refundAsked,
  refundCeilingOf,
  refundFault,
} from './refund.ts';
import type { RefundCeilings } from './settings/events.ts';

export interface AskRefundContext extends RefundContext {
  /** ceilings in force */
  readonly ceilings: RefundCeilings;
}

/** In order of precedence. Amounts in 1/10,000 gem. */
export type AskRefundRejection =
  | { readonly code: 'may-not'; readonly right: 'refund-orders' }
  | RefundFault
  /** needs a second operator */
  | { readonly code: 'refund-above-ceiling'; readonly ceiling: Amount };

/** Refunds an order on one operator's decision, up to the ceiling of the role; the provider is told next. */
export const askRefund: Command<PaymentState, Refund, AskRefundContext, AskRefundRejection, null> = {
  name: 'ask-refund',
  decide(state, refund, { by, register, ceilings }) {
    const operator = operatorWith(register, by, 'refund-orders');
    if (operator === undefined) return rejected({ code: 'may-not', right: 'refund-orders' });
    const fault = refundFault(state);
    if (fault !== undefined) return rejected(fault);
    const ceiling = refundCeilingOf(ceilings, operator.role);
    return (state.payment.order?.gems ?? 0) > ceiling
      ? rejected({ code: 'refund-above-ceiling', ceiling })
      : accepted(refundAsked(refund, false));
  },
  reply: () => null,
};
