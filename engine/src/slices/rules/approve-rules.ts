import type { Command } from '../../kernel/index.ts';
import {
  type SettingApproval,
  type SettingApprovalRejection,
  approvalOfSetting,
} from '../operators/index.ts';
import { CHANGE_FREEZE, RulesPublished } from './events.ts';
import {
  type RulesChange,
  type RulesChangeContext,
  earliestOfRules,
  faultOfRules,
  publication,
} from './rules-change.ts';
import type { RulesState } from './state.ts';

/** The proposal: its hash is in the log, and its text is stored outside the log until it is approved. */
export interface ApproveRules extends RulesChange, SettingApproval {}

/** Approves and publishes another operator's proposal. */
export const approveRules: Command<
  RulesState,
  ApproveRules,
  RulesChangeContext,
  SettingApprovalRejection,
  { proposalId: string; from: number }
> = {
  name: 'approve-rules',
  decide({ history, proposals }, input, context) {
    const { rules, notice, time } = context;
    const earliest = earliestOfRules(history, notice, rules?.like ?? 'rules', time);
    return approvalOfSetting(proposals, input, context, 'approve-rules', {
      earliest,
      // The freeze itself may be ended at any time.
      freezeAt: input.name === CHANGE_FREEZE.name ? () => null : context.freezeAt,
      written: (from) =>
        faultOfRules(history, input, rules) === undefined ? [publication(history, input, from)] : undefined,
    });
  },
  reply: (events, { proposalId }) => ({
    proposalId,
    from: events.find(RulesPublished.is)?.data.from ?? 0,
  }),
};
