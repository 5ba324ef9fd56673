import type { ProposalRow } from '@skins/api/operators/resources';
import { useTexts } from './texts';

/** What a proposal says, in words. */
export function useSaid(): (row: ProposalRow) => string {
  const texts = useTexts();
  return ({ name, role, before }) =>
    before === null
      ? texts.adds(name, texts.roles[role])
      : texts.changes(name, texts.roles[before], texts.roles[role]);
}
