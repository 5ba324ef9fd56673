import type { Database } from 'better-sqlite3';
import { type DifferencePage, type Stretch, pageOfDifference } from './difference.ts';
import { entryDifferences } from './entry-lines.ts';
import type { FoundChange } from './settings-desk.ts';
import { prepareEntry } from './views.ts';

/**
 * Returns a reader of a change's difference: of a publication as it was published, for ever; of others from the newest
 * version. It is undefined for a publication that the lists have not read yet.
 */
export function differenceOfChange(readModels: Database) {
  const entries = prepareEntry(readModels);
  const published = entryDifferences(readModels);
  return ({ change: { id, setting }, draft }: FoundChange, stretch: Stretch): DifferencePage | undefined => {
    const entry = entries.ofProposal(id);
    if (entry !== undefined) return published(entry, stretch);
    // A comparison with itself would say that it changed nothing.
    if (setting.state().proposals.approved.has(id)) return undefined;
    return pageOfDifference(draft === undefined ? [] : setting.difference(draft.content), stretch);
  };
}
