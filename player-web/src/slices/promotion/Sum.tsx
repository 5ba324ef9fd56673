import { Link } from 'wouter';
import { count, percent, gems } from '../../shell/i18n/format';
import { paths } from './paths';
import type { Promotion } from './queries';
import { useT } from './t';
import styles from './Promotion.module.css';

/** An amount for which every share is a round sum. */
const SAMPLE = 1_000;

/** How a share is computed, with the share in force. */
export function Sum({ promotion: { levels, mine } }: { promotion: Promotion }) {
  const t = useT();
  const level = mine?.level ?? 1;
  const share = levels[level - 1]?.share ?? 0;
  return (
    <section className="panel pad stack">
      <h2 className="title-card">{t('how')}</h2>
      <p className={styles['sum']}>
        <span>
          {t('sum.played')}
          <b>{gems(SAMPLE)}</b>
        </span>
        <i aria-label={t('sum.times')}>×</i>
        <span>
          {t('level', { level: count(level) })}
          <b>{percent(share)}</b>
        </span>
        <i aria-label={t('sum.is')}>=</i>
        <span>
          {t('sum.brings')}
          <b>{gems(SAMPLE * share)}</b>
        </span>
      </p>
      <ul className={`note ${styles['plain']}`}>
        <li>{t('sum.never')}</li>
        <li>{t('sum.payer')}</li>
        <li>{t('sum.held')}</li>
      </ul>
      <Link className="link" href={paths.terms}>
        {t('terms')}
      </Link>
    </section>
  );
}
