import { changeHashOf } from '../../fairness/index.ts';
import { type Command, accepted, rejected } from '../../kernel/index.ts';
import type { Asking } from './asking.ts';
import { type Commented, approvalOf } from './comment.ts';
import { type OperatorChange, eventsOfChange } from './operator-changes.ts';
import { type ApprovalRejection, type Proposals, approvalFault } from './proposals.ts';
import type { Register } from './register.ts';

interface ApproveOperators extends Commented {
  readonly proposalId: string;
  /** the proposed change. Its hash is in the log; the content is stored outside the log until approval */
  readonly change: OperatorChange;
}

/** Approves and applies another person's proposal about operators. */
export const approveOperators: Command<
  { register: Register; proposals: Proposals },
  ApproveOperators,
  Asking,
  ApprovalRejection,
  { proposalId: string }
> = {
  name: 'approve-operators',
  decide({ register, proposals }, { proposalId, change, comment }, { by, time }) {
    const written = eventsOfChange(register, change);
    // A change that can no longer be written has no hash, so it matches no proposal.
    const hash = written.kind === 'accepted' ? changeHashOf(written.events) : '';
    const approval = { proposalId, by, right: 'approve-operators', hash, time } as const;
    const fault = approvalFault(register, proposals, approval);
    if (fault !== undefined) return rejected(fault);
    if (written.kind === 'rejected') return rejected({ code: 'proposal-stale' });
    return accepted(...written.events, approvalOf(proposalId, hash, comment));
  },
  reply: (_events, { proposalId }) => ({ proposalId }),
};
