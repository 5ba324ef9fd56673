import { type Command, accepted, rejected } from '../../kernel/index.ts';
import { type ApprovalRejection, ChangeApproved, type Proposals, approvalFault } from '../operators/index.ts';
import type { Ordering } from './ordering.ts';
import { type ProposeResume, eventsOfResume, resumeHashOf } from './propose-resume.ts';
import type { Stopped } from './state.ts';

/** Approves a proposal to resume a game, and resumes it. */
export const approveResume: Command<
  { stopped: Stopped; proposals: Proposals },
  ProposeResume,
  Ordering,
  ApprovalRejection,
  { proposalId: string }
> = {
  name: 'approve-resume',
  decide({ stopped, proposals }, { proposalId, game }, { register, by, time }) {
    // A running game has no resume hash, so no proposal can match.
    const hash = resumeHashOf(stopped, game) ?? '';
    const approval = { proposalId, by, right: 'resume-games', hash, time } as const;
    const fault = approvalFault(register, proposals, approval);
    return fault === undefined
      ? accepted(...eventsOfResume(stopped, game), ChangeApproved.of({ proposalId, hash }))
      : rejected(fault);
  },
  reply: (_events, { proposalId }) => ({ proposalId }),
};
