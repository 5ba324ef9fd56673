import type { Command } from '../../kernel/index.ts';
import {
  type SettingApproval,
  type SettingApprovalRejection,
  approvalOfSetting,
} from '../operators/index.ts';
import { type CatalogueChange, planChange } from './catalogue-change.ts';
import { type CatalogueChangeContext, earliestOfCatalogue } from './change-context.ts';
import { type CatalogueState, catalogueAhead } from './state.ts';

/** The proposed change. Its hash is in the log; the content is stored outside the log until approval. */
export interface ApproveCatalogue extends SettingApproval {
  readonly change: CatalogueChange;
}

/** Approves and publishes another operator's proposal. */
export const approveCatalogue: Command<
  CatalogueState,
  ApproveCatalogue,
  CatalogueChangeContext,
  SettingApprovalRejection,
  { proposalId: string }
> = {
  name: 'approve-catalogue',
  decide({ history, proposals }, input, context) {
    const earliest = earliestOfCatalogue(history, context);
    return approvalOfSetting(proposals, input, context, 'approve-catalogue', {
      earliest,
      freezeAt: context.freezeAt,
      written(from) {
        const { events, faults } = planChange(catalogueAhead(history), input.change, context.bounds, from);
        return faults.length > 0 || events.length === 0 ? undefined : events;
      },
    });
  },
  reply: (_events, { proposalId }) => ({ proposalId }),
};
