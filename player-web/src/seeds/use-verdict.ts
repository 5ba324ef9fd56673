import { useT } from './t';
import { STEPS, type EvidenceCheck } from './verdicts';

/** The check in one sentence. It holds only where every step was checked; else it says how many were. */
export function useVerdict(): (check: EvidenceCheck) => string {
  const t = useT();
  return ({ failed, unchecked }) => {
    if (failed.length > 0) return t('check.fails');
    if (unchecked.length === 0) return t('check.holds');
    return t('check.partly', { checked: STEPS.length - unchecked.length, total: STEPS.length });
  };
}
