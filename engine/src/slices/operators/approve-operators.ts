import { changeHashOf } from '../../fairness/index.ts';
import { type Command, accepted, rejected } from '../../kernel/index.ts';
import type { Asking } from './asking.ts';
import { ChangeApproved } from './events.ts';
import { type OperatorChange, eventsOfChange } from './operator-changes.ts';
import { type ApprovalRejection, type Proposals, approvalFault } from './proposals.ts';
import type { Register } from './register.ts';

interface ApproveOperators {
  readonly proposalId: string;
  /** what was proposed: its hash is in the log, and it itself lies beside it until it is approved */
  readonly change: OperatorChange;
}

/** Approves what another person proposed about operators, and does it. */
export const approveOperators: Command<
  { register: Register; proposals: Proposals },
  ApproveOperators,
  Asking,
  ApprovalRejection,
  { proposalId: string }
> = {
  name: 'approve-operators',
  decide({ register, proposals }, { proposalId, change }, { by, time }) {
    const written = eventsOfChange(register, change);
    // What cannot be written any more has no hash, as nothing was proposed with this one.
    const hash = written.kind === 'accepted' ? changeHashOf(written.events) : '';
    const approval = { proposalId, by, right: 'approve-operators', hash, time } as const;
    const fault = approvalFault(register, proposals, approval);
    if (fault !== undefined) return rejected(fault);
    if (written.kind === 'rejected') return rejected({ code: 'proposal-stale' });
    return accepted(...written.events, ChangeApproved.of({ proposalId, hash }));
  },
  reply: (_events, { proposalId }) => ({ proposalId }),
};
