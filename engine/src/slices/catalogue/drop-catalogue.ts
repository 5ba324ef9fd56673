import type { Command } from '../../kernel/index.ts';
import { type DropProposal, type DropProposalRejection, type Standing, dropped } from '../operators/index.ts';
import type { CatalogueState } from './state.ts';

/** Withdraws or refuses a proposed change of the catalogue. */
export const dropCatalogue: Command<
  CatalogueState,
  DropProposal,
  Standing,
  DropProposalRejection,
  { proposalId: string }
> = {
  name: 'drop-catalogue',
  decide: ({ proposals }, input, { register, by }) =>
    dropped(
      register,
      proposals,
      input,
      { by },
      { propose: 'propose-catalogue', approve: 'approve-catalogue' },
    ),
  reply: (_events, { proposalId }) => ({ proposalId }),
};
