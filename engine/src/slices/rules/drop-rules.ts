import type { Command } from '../../kernel/index.ts';
import { type DropProposal, type DropProposalRejection, type Standing, dropped } from '../operators/index.ts';
import type { RulesState } from './state.ts';

/** Withdraws or rejects proposed rules. */
export const dropRules: Command<
  RulesState,
  DropProposal,
  Standing,
  DropProposalRejection,
  { proposalId: string }
> = {
  name: 'drop-rules',
  decide: ({ proposals }, input, { register, by }) =>
    dropped(register, proposals, input, { by }, { propose: 'propose-rules', approve: 'approve-rules' }),
  reply: (_events, { proposalId }) => ({ proposalId }),
};
