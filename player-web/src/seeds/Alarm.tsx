import { useTranslation } from 'react-i18next';
import { Icon } from '../ui';
import { STEPS, type RollCheck } from './check-roll';
import styles from './Fairness.module.css';

/** Which steps failed, loudly. Nothing where none did. */
export function Alarm({ check }: { check: RollCheck }) {
  const { t } = useTranslation();
  if (check.failed.length === 0) return null;
  const steps = check.failed.map((step) => STEPS.indexOf(step) + 1).join(' · ');
  return (
    <p className={styles['alarm']} role="alert">
      <Icon name="warning" />
      {t('seeds.check.failsText', { steps })}
    </p>
  );
}
