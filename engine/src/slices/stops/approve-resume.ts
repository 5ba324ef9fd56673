import { type Command, accepted, rejected } from '../../kernel/index.ts';
import {
  type ApprovalRejection,
  type Commented,
  type Proposals,
  approvalFault,
  approvalOf,
} from '../operators/index.ts';
import type { Ordering } from './ordering.ts';
import { type ProposeResume, eventsOfResume, resumeHashOf } from './propose-resume.ts';
import type { Stopped } from './state.ts';

/** Approves a proposal to resume a game, and resumes it. */
export const approveResume: Command<
  { stopped: Stopped; proposals: Proposals },
  ProposeResume & Commented,
  Ordering,
  ApprovalRejection,
  { proposalId: string }
> = {
  name: 'approve-resume',
  decide({ stopped, proposals }, { proposalId, game, comment }, { register, by, time }) {
    // A running game has no resume hash, so no proposal can match.
    const hash = resumeHashOf(stopped, game) ?? '';
    const approval = { proposalId, by, right: 'resume-games', hash, time } as const;
    const fault = approvalFault(register, proposals, approval);
    return fault === undefined
      ? accepted(...eventsOfResume(stopped, game), approvalOf(proposalId, hash, comment))
      : rejected(fault);
  },
  reply: (_events, { proposalId }) => ({ proposalId }),
};
