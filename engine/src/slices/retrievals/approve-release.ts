import { changeHashOf } from '../../fairness/index.ts';
import { type Command, accepted, rejected } from '../../kernel/index.ts';
import { type ApprovalRejection, type Commented, approvalFault, approvalOf } from '../operators/index.ts';
import { WithdrawalReleased } from './events.ts';
import type { Release } from './propose-release.ts';
import { type ReleaseContext, releaseFault } from './release.ts';
import type { WithdrawalState } from './withdrawal.ts';

/** In order of precedence. */
type ApproveReleaseRejection = ApprovalRejection | { readonly code: 'not-waiting' };

/** Approves a release that another operator proposed; the provider is told next. */
export const approveRelease: Command<
  WithdrawalState,
  Release & Commented,
  ReleaseContext,
  ApproveReleaseRejection,
  null
> = {
  name: 'approve-release',
  decide(state, { proposalId, itemId, comment }, { by, register, time }) {
    const change = WithdrawalReleased.of({ itemId });
    const hash = changeHashOf([change]);
    const approval = { proposalId, by, right: 'approve-withdrawals', hash, time } as const;
    const fault = approvalFault(register, state.proposals, approval);
    if (fault !== undefined) return rejected(fault);
    if (releaseFault(state, { itemId }) !== undefined) return rejected({ code: 'not-waiting' });
    return accepted(change, approvalOf(proposalId, hash, comment));
  },
  reply: () => null,
};
