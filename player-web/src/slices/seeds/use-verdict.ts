import { useT } from './t';
import type { EvidenceCheck } from '../../shell/seeds/verdicts';

/** The check in one sentence. It holds only where every step was checked; else it says how many were. */
export function useVerdict(): (check: EvidenceCheck) => string {
  const t = useT();
  return ({ steps, failed, unchecked }) => {
    if (failed.length > 0) return t('check.fails');
    if (unchecked.length === 0) return t('check.holds');
    return t('check.partly', { checked: steps.length - unchecked.length, total: steps.length });
  };
}
