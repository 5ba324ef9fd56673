import { useT } from './t';
import type { EvidenceCheck } from '../../shell/seeds/verdicts';

/** Returns the check's result in one sentence. It holds only if every step was checked; else the sentence counts them. */
export function useVerdict(): (check: EvidenceCheck) => string {
  const t = useT();
  return ({ steps, failed, unchecked }) => {
    if (failed.length > 0) return t('check.fails');
    if (unchecked.length === 0) return t('check.holds');
    return t('check.partly', { checked: steps.length - unchecked.length, total: steps.length });
  };
}
