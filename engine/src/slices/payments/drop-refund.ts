import type { Command } from '../../kernel/index.ts';
import { type DropProposal, type DropProposalRejection, dropped } from '../operators/index.ts';
import type { PaymentState } from './payment.ts';
import type { RefundContext } from './refund.ts';

/** Withdraws or refuses a proposed refund. */
export const dropRefund: Command<
  PaymentState,
  DropProposal,
  RefundContext,
  DropProposalRejection,
  { proposalId: string }
> = {
  name: 'drop-refund',
  decide: ({ proposals }, input, context) =>
    dropped(context.register, proposals, input, context, {
      propose: 'refund-orders',
      approve: 'approve-refunds',
    }),
  reply: (_events, { proposalId }) => ({ proposalId }),
};
