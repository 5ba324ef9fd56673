import type { Command } from '../../kernel/index.ts';
import { type DropProposal, type DropProposalRejection, dropped } from '../operators/index.ts';
import type { AdjustmentContext, AdjustmentState } from './adjustment.ts';

/** Withdraws or refuses a proposed adjustment. */
export const dropAdjustment: Command<
  AdjustmentState,
  DropProposal,
  AdjustmentContext,
  DropProposalRejection,
  { proposalId: string }
> = {
  name: 'drop-adjustment',
  decide: ({ adjustments }, input, context) =>
    dropped(context.register, adjustments, input, context, {
      propose: 'adjust-balance',
      approve: 'approve-adjustments',
    }),
  reply: (_events, { proposalId }) => ({ proposalId }),
};
