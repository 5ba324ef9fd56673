import type { Command, PublishedRules } from '../../kernel/index.ts';
import { type DropProposal, type DropProposalRejection, type Standing, dropped } from '../operators/index.ts';
import type { RulesState } from './state.ts';

interface DropRulesContext extends Standing {
  /** the slice's declaration of the name */
  readonly rules: Pick<PublishedRules<unknown>, 'propose'> | undefined;
}

/** Withdraws or rejects proposed rules. */
export const dropRules: Command<
  RulesState,
  DropProposal,
  DropRulesContext,
  DropProposalRejection,
  { proposalId: string }
> = {
  name: 'drop-rules',
  decide: ({ proposals }, input, { register, by, rules }) =>
    dropped(
      register,
      proposals,
      input,
      { by },
      { propose: rules?.propose ?? 'propose-rules', approve: 'approve-rules' },
    ),
  reply: (_events, { proposalId }) => ({ proposalId }),
};
