import { type Right, accepted, rejected } from '../../kernel/index.ts';
import type { Asking } from './asking.ts';
import { type Commented, dropOf } from './comment.ts';
import type { ProposalEnd, Proposals } from './proposals.ts';
import { type Register, operatorWith } from './register.ts';

export interface DropProposal extends Commented {
  readonly proposalId: string;
}

/** In order of precedence. */
export type DropProposalRejection =
  | { readonly code: 'may-not'; readonly right: Right }
  | { readonly code: 'unknown-proposal' }
  | { readonly code: 'proposal-ended'; readonly how: ProposalEnd };

/** Ends a proposal: its author withdraws it, or an operator who could approve it refuses it. */
export function dropped(
  register: Register,
  { open, ended }: Proposals,
  { proposalId, comment }: DropProposal,
  { by }: Pick<Asking, 'by'>,
  rights: { readonly propose: Right; readonly approve: Right },
) {
  const author = open.get(proposalId)?.author;
  const right = by !== undefined && by === author ? rights.propose : rights.approve;
  if (operatorWith(register, by, right) === undefined)
    return rejected<DropProposalRejection>({ code: 'may-not', right });
  const how = ended.get(proposalId);
  if (how !== undefined) return rejected<DropProposalRejection>({ code: 'proposal-ended', how });
  if (author === undefined) return rejected<DropProposalRejection>({ code: 'unknown-proposal' });
  const reason = by === author ? 'withdrawn' : 'refused';
  return accepted(dropOf(proposalId, reason, comment));
}
