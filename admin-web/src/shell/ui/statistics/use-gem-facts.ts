import { useFormat } from '../../i18n';
import type { Fact } from '../Facts';
import type { Totals } from './tally';
import { useWords } from './words';

/** Returns stakes and returns as facts, if the server sends them. */
export function useGemFacts({ staked, returned }: Pick<Totals, 'staked' | 'returned'>): Fact[] {
  const texts = useWords();
  const format = useFormat();
  return [
    ...(staked === undefined ? [] : [{ label: texts.staked, value: format.gems(staked) }]),
    ...(returned === undefined ? [] : [{ label: texts.returned, value: format.gems(returned) }]),
  ];
}
