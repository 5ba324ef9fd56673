import type { Command } from '../../kernel/index.ts';
import { type DropProposal, type DropProposalRejection, dropped } from '../operators/index.ts';
import type { ReleaseContext } from './release.ts';
import type { WithdrawalState } from './withdrawal.ts';

/** Withdraws or rejects a proposed release: the item goes on waiting. */
export const dropRelease: Command<
  WithdrawalState,
  DropProposal,
  ReleaseContext,
  DropProposalRejection,
  { proposalId: string }
> = {
  name: 'drop-release',
  decide: ({ proposals }, input, context) =>
    dropped(context.register, proposals, input, context, {
      propose: 'handle-withdrawals',
      approve: 'approve-withdrawals',
    }),
  reply: (_events, { proposalId }) => ({ proposalId }),
};
