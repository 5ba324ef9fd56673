import { Icon } from '../../shell/ui';
import { useT } from './t';
import type { EvidenceCheck } from '../../shell/seeds/verdicts';
import styles from './Fairness.module.css';

/** Shows the failed steps prominently; nothing if none failed. */
export function Alarm({ check }: { check: EvidenceCheck }) {
  const t = useT();
  if (check.failed.length === 0) return null;
  const steps = check.failed.map((step) => check.steps.indexOf(step) + 1).join(' · ');
  return (
    <p className={styles['alarm']} role="alert">
      <Icon name="warning" />
      {t('check.failsText', { steps })}
    </p>
  );
}
