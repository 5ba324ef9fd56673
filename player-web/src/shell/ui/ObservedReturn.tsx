import { useTranslation } from 'react-i18next';
import { count, percent } from '../i18n/format';
import styles from './ObservedReturn.module.css';

/** Fewest plays for which a return is shown: below, chance alone decides it (docs/fairness.md, section 3). */
const ENOUGH_PLAYS = 100;

interface ObservedReturnProps {
  plays: number;
  rtp: number | null;
  /** The true return's interval at 95 % confidence. */
  band: { readonly low: number; readonly high: number } | null;
}

/** Shows the observed return with its confidence interval. */
export function ObservedReturn({ plays, rtp, band }: ObservedReturnProps) {
  const { t } = useTranslation();
  if (rtp === null || band === null || plays < ENOUGH_PLAYS)
    return (
      <span className={styles['few']}>
        {t('ui.return.few', { plays: count(plays), count: ENOUGH_PLAYS })}
      </span>
    );
  return (
    <span className={styles['return']}>
      {percent(rtp)}
      <small title={t('ui.return.method')}>
        {t('ui.return.band', { low: percent(band.low), high: percent(band.high) })}
      </small>
    </span>
  );
}
