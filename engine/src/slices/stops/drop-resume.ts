import type { Command } from '../../kernel/index.ts';
import {
  type DropProposal,
  type DropProposalRejection,
  type Proposals,
  dropped,
} from '../operators/index.ts';
import type { Ordering } from './ordering.ts';

/** Withdraws or rejects a proposal to resume a game. */
export const dropResume: Command<
  { proposals: Proposals },
  DropProposal,
  Ordering,
  DropProposalRejection,
  { proposalId: string }
> = {
  name: 'drop-resume',
  decide: ({ proposals }, input, context) =>
    dropped(context.register, proposals, input, context, {
      propose: 'stop-games',
      approve: 'resume-games',
    }),
  reply: (_events, { proposalId }) => ({ proposalId }),
};
