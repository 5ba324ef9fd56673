import { changeHashOf } from '../../fairness/index.ts';
import { type Command, accepted, rejected } from '../../kernel/index.ts';
import { type ApprovalRejection, type Commented, approvalFault, approvalOf } from '../operators/index.ts';
import type { PaymentState } from './payment.ts';
import type { ProposeRefund } from './propose-refund.ts';
import { type RefundContext, refundAsked, refundFault } from './refund.ts';

/** In order of precedence. */
type ApproveRefundRejection = ApprovalRejection | { readonly code: 'not-refundable' };

/** Approves another operator's proposal; the provider is told next. */
export const approveRefund: Command<
  PaymentState,
  ProposeRefund & Commented,
  RefundContext,
  ApproveRefundRejection,
  null
> = {
  name: 'approve-refund',
  decide(state, { proposalId, comment, ...refund }, { by, register, time }) {
    const change = refundAsked(refund, true);
    const hash = changeHashOf([change]);
    const approval = { proposalId, by, right: 'approve-refunds', hash, time } as const;
    const fault = approvalFault(register, state.proposals, approval);
    if (fault !== undefined) return rejected(fault);
    if (refundFault(state) !== undefined) return rejected({ code: 'not-refundable' });
    return accepted(change, approvalOf(proposalId, hash, comment));
  },
  reply: () => null,
};
