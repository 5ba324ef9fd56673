import { changeHashOf } from '../../fairness/index.ts';
import { type Amount, type Command, type Moment, accepted, invariant, rejected } from '../../kernel/index.ts';
import { type ApprovalRejection, type Commented, approvalFault, approvalOf } from '../operators/index.ts';
import { post } from '../wallet/index.ts';
import { PromotionDecided } from './events.ts';
import {
  type DecidingContext,
  type DecidingState,
  type ShareVerdict,
  decidedShare,
  heldAt,
} from './held-share.ts';

/** In order of precedence. */
type ApprovePromotionRejection = { readonly code: 'share-not-held' } | ApprovalRejection;

/** Approves what another operator proposed: the share is paid or refused in the same append. */
export const approvePromotion: Command<
  DecidingState,
  ShareVerdict & Commented,
  DecidingContext & Moment,
  ApprovePromotionRejection,
  { paid: Amount }
> = {
  name: 'approve-promotion',
  decide(state, { proposalId, verdict, comment, table, row }, { by, register, time, at }) {
    const share = heldAt(state, { table, row });
    if (share === undefined) return rejected({ code: 'share-not-held' });
    const decided = decidedShare(share, verdict);
    const hash = changeHashOf([decided]);
    const approval = { proposalId, by, right: 'approve-adjustments', hash, time } as const;
    const fault = approvalFault(register, state.adjustments, approval);
    if (fault !== undefined) return rejected(fault);
    const approved = approvalOf(proposalId, hash, comment);
    if (verdict === 'refused') return accepted(decided, approved);
    const { amount } = share;
    const posted = post(state.wallet, 'promotion-share', at, { from: 'mint', to: 'player', amount });
    invariant(posted !== undefined, 'a gift never overdraws');
    return accepted(decided, posted, approved);
  },
  reply: (events) => {
    const decided = events.find(PromotionDecided.is);
    return { paid: decided?.data.verdict === 'released' ? decided.data.amount : 0 };
  },
};
