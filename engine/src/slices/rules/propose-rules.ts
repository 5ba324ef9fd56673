import { type Command, rejected } from '../../kernel/index.ts';
import {
  type ProposeSettingRejection,
  type SettingProposal,
  authorFault,
  proposalOfSetting,
} from '../operators/index.ts';
import {
  type RulesChange,
  type RulesChangeContext,
  type RulesChangeRejection,
  earliestOfRules,
  faultOfRules,
  publication,
} from './rules-change.ts';
import type { RulesState } from './state.ts';

export interface ProposeRules extends RulesChange, SettingProposal {}

/** Checks the authors first, then the content, then the time. */
type ProposeRulesRejection = ProposeSettingRejection | RulesChangeRejection;

/** Proposes new rules of a name. */
export const proposeRules: Command<
  RulesState,
  ProposeRules,
  RulesChangeContext,
  ProposeRulesRejection,
  { proposalId: string }
> = {
  name: 'propose-rules',
  decide({ history, proposals }, input, context) {
    const { rules, notice, time } = context;
    const rejection = authorFault(proposals, input, context, rules?.propose ?? 'propose-rules');
    if (rejection !== undefined) return rejected(rejection);
    const fault = faultOfRules(history, input, rules);
    if (fault !== undefined) return fault;
    const earliest = earliestOfRules(history, notice, rules?.like ?? 'rules', time);
    const events = [publication(history, input, earliest)];
    return proposalOfSetting(proposals, input, context, { events, earliest });
  },
  reply: (_events, { proposalId }) => ({ proposalId }),
};
