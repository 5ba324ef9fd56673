import { changeHashOf } from '../../fairness/index.ts';
import { type Command, DAY_MS, accepted, rejected } from '../../kernel/index.ts';
import { ChangeProposed, PROPOSAL_DAYS, operatorWith } from '../operators/index.ts';
import type { PaymentState } from './payment.ts';
import { type Refund, type RefundContext, type RefundFault, refundAsked, refundFault } from './refund.ts';

export interface ProposeRefund extends Refund {
  readonly proposalId: string;
}

/** In order of precedence. */
export type ProposeRefundRejection =
  | { readonly code: 'may-not'; readonly right: 'refund-orders' }
  | { readonly code: 'proposal-known' }
  | RefundFault
  /** another waiting proposal would write the same */
  | { readonly code: 'proposed-already'; readonly proposalId: string };

/** Proposes a refund of an order. Any amount needs another operator's approval. */
export const proposeRefund: Command<
  PaymentState,
  ProposeRefund,
  RefundContext,
  ProposeRefundRejection,
  { proposalId: string }
> = {
  name: 'propose-refund',
  decide(state, { proposalId, ...refund }, { by, register, time }) {
    const author = operatorWith(register, by, 'refund-orders');
    if (author === undefined) return rejected({ code: 'may-not', right: 'refund-orders' });
    const { open, ended } = state.proposals;
    if (open.has(proposalId) || ended.has(proposalId)) return rejected({ code: 'proposal-known' });
    const fault = refundFault(state);
    if (fault !== undefined) return rejected(fault);
    const hash = changeHashOf([refundAsked(refund, true)]);
    const same = open.find((one) => one.hash === hash && time <= one.expires);
    if (same !== undefined) return rejected({ code: 'proposed-already', proposalId: same.proposalId });
    const expires = time + PROPOSAL_DAYS * DAY_MS;
    return accepted(ChangeProposed.of({ proposalId, hash, editors: [author.operatorId], expires }));
  },
  reply: (_events, { proposalId }) => ({ proposalId }),
};
