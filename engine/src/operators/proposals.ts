import { Map as PersistentMap } from 'immutable';
import { DAY_MS, type Fold, type Right, foldOf, on } from '../kernel/index.ts';
import { ChangeApproved, ChangeDropped, ChangeProposed } from './events.ts';
import { type Register, modeAt, operatorWith } from './register.ts';

/** How long a proposal can be approved. */
export const PROPOSAL_DAYS = 14;
/** How long a new operator, or one in a new role, approves nothing. */
export const PROBATION_MS = DAY_MS;

export interface Proposal {
  readonly proposalId: string;
  readonly hash: string;
  readonly author: string;
  readonly editors: readonly string[];
  readonly expires: number;
}

/** What waits for approval in one stream of settings. */
export interface Proposals {
  readonly open: PersistentMap<string, Proposal>;
  /** how each that is no longer open ended */
  readonly ended: PersistentMap<string, 'approved' | 'withdrawn' | 'refused'>;
}

const EMPTY: Proposals = { open: PersistentMap(), ended: PersistentMap() };

export const proposals: Fold<Proposals> = foldOf(EMPTY, [
  on(ChangeProposed, (state, proposed) => ({
    ...state,
    open: state.open.set(proposed.proposalId, { ...proposed, author: proposed.editors[0] ?? '' }),
  })),
  on(ChangeApproved, (state, { proposalId }) => end(state, proposalId, 'approved')),
  on(ChangeDropped, (state, { proposalId, reason }) => end(state, proposalId, reason)),
]);

const end = (
  { open, ended }: Proposals,
  proposalId: string,
  how: 'approved' | 'withdrawn' | 'refused',
): Proposals => ({ open: open.delete(proposalId), ended: ended.set(proposalId, how) });

/** What an approval meets, in order of precedence. */
export type ApprovalRejection =
  | { readonly code: 'may-not'; readonly right: Right }
  | { readonly code: 'unknown-proposal' }
  | { readonly code: 'proposal-ended'; readonly how: 'approved' | 'withdrawn' | 'refused' }
  | { readonly code: 'proposal-expired'; readonly expires: number }
  /** what would be written is no longer what was proposed */
  | { readonly code: 'proposal-stale' }
  /** the same person proposed it, or had a hand in it */
  | { readonly code: 'own-proposal' }
  | { readonly code: 'on-probation'; readonly until: number };

interface Approval {
  readonly proposalId: string;
  /** who approves */
  readonly by: string | undefined;
  readonly right: Right;
  /** of what would be written now */
  readonly hash: string;
  /** milliseconds since 1970 */
  readonly time: number;
}

/** Why a proposal cannot be approved so; undefined when it can. */
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
