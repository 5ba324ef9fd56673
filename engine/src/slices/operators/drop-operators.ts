import type { Command } from '../../kernel/index.ts';
import type { Asking } from './asking.ts';
import { type DropProposal, type DropProposalRejection, dropped } from './drop-proposal.ts';
import type { Proposals } from './proposals.ts';
import type { Register } from './register.ts';

/** Withdraws or refuses a proposal about operators. */
export const dropOperators: Command<
  { register: Register; proposals: Proposals },
  DropProposal,
  Asking,
  DropProposalRejection,
  { proposalId: string }
> = {
  name: 'drop-operators',
  decide: ({ register, proposals }, input, context) =>
    dropped(register, proposals, input, context, {
      propose: 'propose-operators',
      approve: 'approve-operators',
    }),
  reply: (_events, { proposalId }) => ({ proposalId }),
};
