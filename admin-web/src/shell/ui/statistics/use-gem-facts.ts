import { useFormat } from '../../i18n';
import type { Fact } from '../Facts';
import type { Totals } from './tally';
import { useWords } from './words';

/** What was staked and returned, where the service tells it. */
export function useGemFacts({ staked, returned }: Pick<Totals, 'staked' | 'returned'>): Fact[] {
  const texts = useWords();
  const format = useFormat();
  return [
    ...(staked === undefined ? [] : [{ label: texts.staked, value: format.gems(staked) }]),
    ...(returned === undefined ? [] : [{ label: texts.returned, value: format.gems(returned) }]),
  ];
}
