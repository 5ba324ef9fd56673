import { Map as PersistentMap } from 'immutable';
import { DAY_MS, type Fold, type Right, actorOf, foldOf, on } from '../../kernel/index.ts';
import { ChangeApproved, ChangeDropped, ChangeProposed, ChangeStopped } from './events.ts';
import { type Register, modeAt, operatorWith } from './register.ts';

/** How long a proposal can be approved, in days. */
export const PROPOSAL_DAYS = 14;
/** How long a new operator, or one in a new role, may not approve anything; milliseconds. */
export const PROBATION_MS = DAY_MS;

export interface Proposal {
  readonly proposalId: string;
  readonly hash: string;
  readonly author: string;
  readonly editors: readonly string[];
  readonly expires: number;
  /** time of the proposal, milliseconds since 1970 */
  readonly time: number;
}

/** How a proposal ended. */
export type ProposalEnd = 'approved' | 'withdrawn' | 'refused' | 'stopped';

/** An approved proposal. */
export interface ApprovedProposal extends Proposal {
  readonly approver: string;
  /** time of the approval, milliseconds since 1970 */
  readonly approved: number;
}

/** The proposals that wait for approval in one stream of settings. */
export interface Proposals {
  readonly open: PersistentMap<string, Proposal>;
  /** how each closed proposal ended */
  readonly ended: PersistentMap<string, ProposalEnd>;
  /** approved proposals, including stopped ones */
  readonly approved: PersistentMap<string, ApprovedProposal>;
}

const EMPTY: Proposals = { open: PersistentMap(), ended: PersistentMap(), approved: PersistentMap() };

export const proposals: Fold<Proposals> = foldOf(EMPTY, [
  on(ChangeProposed, (state, proposed, { time }) => ({
    ...state,
    open: state.open.set(proposed.proposalId, { ...proposed, author: proposed.editors[0] ?? '', time }),
  })),
  on(ChangeApproved, (state, { proposalId }, { actor, time }) => {
    const proposal = state.open.get(proposalId);
    const ended = end(state, proposalId, 'approved');
    if (proposal === undefined) return ended;
    const approver = actorOf(actor)?.id ?? '';
    return { ...ended, approved: ended.approved.set(proposalId, { ...proposal, approver, approved: time }) };
  }),
  on(ChangeDropped, (state, { proposalId, reason }) => end(state, proposalId, reason)),
  on(ChangeStopped, (state, { proposalId }) => end(state, proposalId, 'stopped')),
]);

const end = ({ open, ended, approved }: Proposals, proposalId: string, how: ProposalEnd): Proposals => ({
  open: open.delete(proposalId),
  ended: ended.set(proposalId, how),
  approved,
});

/** The reasons to refuse an approval, in order of precedence. */
export type ApprovalRejection =
  | { readonly code: 'may-not'; readonly right: Right }
  | { readonly code: 'unknown-proposal' }
  | { readonly code: 'proposal-ended'; readonly how: ProposalEnd }
  | { readonly code: 'proposal-expired'; readonly expires: number }
  /** the events to be written differ from the proposed ones */
  | { readonly code: 'proposal-stale' }
  /** the same person proposed or edited it */
  | { readonly code: 'own-proposal' }
  | { readonly code: 'on-probation'; readonly until: number };

interface Approval {
  readonly proposalId: string;
  /** the approver */
  readonly by: string | undefined;
  readonly right: Right;
  /** hash of the events to be written now */
  readonly hash: string;
  /** milliseconds since 1970 */
  readonly time: number;
}

/** Returns why a proposal cannot be approved; undefined if it can. */
export function approvalFault(
  register: Register,
  { open, ended }: Proposals,
  { proposalId, by, right, hash, time }: Approval,
): ApprovalRejection | undefined {
  const approver = operatorWith(register, by, right);
  if (approver === undefined) return { code: 'may-not', right };
  const how = ended.get(proposalId);
  if (how !== undefined) return { code: 'proposal-ended', how };
  const proposal = open.get(proposalId);
  if (proposal === undefined) return { code: 'unknown-proposal' };
  if (time > proposal.expires) return { code: 'proposal-expired', expires: proposal.expires };
  if (hash !== proposal.hash) return { code: 'proposal-stale' };
  if (modeAt(register, time) === 'single') return undefined;
  const persons = proposal.editors.map((editor) => register.operators.get(editor)?.personId);
  if (persons.includes(approver.personId)) return { code: 'own-proposal' };
  const until = approver.since + PROBATION_MS;
  return time < until ? { code: 'on-probation', until } : undefined;
}
