import type { ProposalRow } from '@skins/api/operators/resources';
import { useTexts } from './texts';

/** Returns a function that describes a proposal. */
export function useSaid(): (row: ProposalRow) => string {
  const texts = useTexts();
  return ({ name, role, before }) =>
    before === null
      ? texts.adds(name, texts.roles[role])
      : texts.changes(name, texts.roles[before], texts.roles[role]);
}
