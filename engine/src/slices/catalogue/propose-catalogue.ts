import { type Command, rejected } from '../../kernel/index.ts';
import {
  type ProposeSettingRejection,
  type SettingProposal,
  authorFault,
  proposalOfSetting,
} from '../operators/index.ts';
import { type CatalogueChange, type CatalogueFault, planChange } from './catalogue-change.ts';
import { type CatalogueChangeContext, earliestOfCatalogue } from './change-context.ts';
import { type CatalogueState, catalogueAhead } from './state.ts';

export interface ProposeCatalogue extends SettingProposal {
  readonly change: CatalogueChange;
}

/** Authors are checked first, then the change, then its time. */
export type ProposeCatalogueRejection =
  | ProposeSettingRejection
  /** all gates that the change does not pass */
  | { readonly code: 'catalogue-faults'; readonly faults: readonly CatalogueFault[] }
  | { readonly code: 'nothing-changes' };

/** Proposes a change of skins, shelves and boxes that takes effect at one time. */
export const proposeCatalogue: Command<
  CatalogueState,
  ProposeCatalogue,
  CatalogueChangeContext,
  ProposeCatalogueRejection,
  { proposalId: string }
> = {
  name: 'propose-catalogue',
  decide({ history, proposals }, input, context) {
    const rejection = authorFault(proposals, input, context, 'propose-catalogue');
    if (rejection !== undefined) return rejected(rejection);
    const earliest = earliestOfCatalogue(history, context);
    const { events, faults } = planChange(catalogueAhead(history), input.change, context.bounds, earliest);
    if (faults.length > 0) return rejected({ code: 'catalogue-faults', faults });
    if (events.length === 0) return rejected({ code: 'nothing-changes' });
    return proposalOfSetting(proposals, input, context, { events, earliest });
  },
  reply: (_events, { proposalId }) => ({ proposalId }),
};
