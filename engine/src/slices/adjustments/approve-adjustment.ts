import { changeHashOf } from '../../fairness/index.ts';
import { type Amount, type Command, accepted, isAmount, rejected } from '../../kernel/index.ts';
import { type ApprovalRejection, type Commented, approvalFault, approvalOf } from '../operators/index.ts';
import { WalletPosted } from '../wallet/index.ts';
import { type AdjustmentContext, type AdjustmentState, adjusted, moved } from './adjustment.ts';
import type { ProposeAdjustment } from './propose-adjustment.ts';

/** The proposed adjustment. Its hash is in the log; the content is stored outside the log until approval. */
type ApproveAdjustment = ProposeAdjustment & Commented;

/** In order of precedence. Amounts in 1/10,000 gem. */
type ApproveAdjustmentRejection =
  ApprovalRejection | { readonly code: 'insufficient-gems'; readonly cost: Amount; readonly balance: Amount };

/** Approves another operator's proposal and applies it, in one append. */
export const approveAdjustment: Command<
  AdjustmentState,
  ApproveAdjustment,
  AdjustmentContext,
  ApproveAdjustmentRejection,
  { balance: Amount }
> = {
  name: 'approve-adjustment',
  decide({ wallet, adjustments }, { proposalId, comment, ...adjustment }, { by, register, time, at }) {
    const change = adjusted(adjustment, true);
    const hash = changeHashOf([change]);
    const approval = { proposalId, by, right: 'approve-adjustments', hash, time } as const;
    const fault = approvalFault(register, adjustments, approval);
    if (fault !== undefined) return rejected(fault);
    const { amount } = adjustment;
    const posted = isAmount(wallet.balance + amount) ? moved(wallet, adjustment, at) : undefined;
    if (posted === undefined)
      return rejected({ code: 'insufficient-gems', cost: amount, balance: wallet.balance });
    return accepted(posted, change, approvalOf(proposalId, hash, comment));
  },
  reply: (events) => ({ balance: events.find(WalletPosted.is)?.data.balance ?? 0 }),
};
