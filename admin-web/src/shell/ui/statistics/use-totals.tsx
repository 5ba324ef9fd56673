import { useFormat } from '../../i18n';
import type { Fact } from '../Facts';
import { Deviation } from './Deviation';
import type { Totals } from './tally';
import { useGemFacts } from './use-gem-facts';
import { useWords } from './words';

/** Returns the totals of all plays as facts for the head of a page. */
export function useTotals(totals: Totals): Fact[] {
  const texts = useWords();
  const format = useFormat();
  const share = (rtp: number | null) => (rtp === null ? texts.none : format.percent(rtp));
  const { rtp, low, high } = totals.observed ?? { rtp: null, low: 0, high: 0 };
  const observed =
    rtp === null
      ? texts.none
      : texts.withBand(format.percent(rtp), format.percent(low), format.percent(high));
  return [
    { label: texts.plays, value: format.count(totals.plays) },
    ...useGemFacts(totals),
    { label: texts.published, value: format.percent(totals.published) },
    { label: texts.promised, value: share(totals.promised) },
    { label: texts.observed, value: observed },
    { label: texts.deviation, value: <Deviation value={totals.deviation} /> },
  ];
}
