import { count, percent } from '../../shell/i18n/format';
import { Tag } from '../../shell/ui';
import { Band } from './Band';
import type { Tally } from './queries';
import { useT } from './t';
import { judged } from './verdict-of';
import styles from './Detail.module.css';

const TONES = { inside: 'ok', outside: 'warn', few: 'info' } as const;

/** Observed wins beside the expected ones, always with the band. */
export function Verdict({ tally }: { tally: Tally }) {
  const t = useT();
  const found = judged(tally);
  if (found === undefined) return null;
  const { observed, expected, low, high, sigmas, verdict } = found;
  const sigma = `${sigmas < 0 ? '−' : '+'}${Math.abs(sigmas).toFixed(2)} σ`;
  return (
    <section className="panel pad stack">
      <div className="split">
        <div>
          <h2 className="title-section">{t('verdict.title')}</h2>
          <p className="note">{t('verdict.note')}</p>
        </div>
        <Tag label={t(`verdict.${verdict}`)} tone={TONES[verdict]} />
      </div>
      <p className={styles['say']}>
        <span>
          {t('verdict.observed')} <b>{percent(observed)}</b>{' '}
          <small className="muted">
            {t('verdict.wins', { wins: count(tally.wins), attempts: count(tally.attempts) })}
          </small>
        </span>
        <span>
          {t('verdict.expected')} <b>{percent(expected)}</b>{' '}
          <small className="muted">{tally.expected.toFixed(2)}</small>
        </span>
        <span className="muted">{t('verdict.band', { low: percent(low), high: percent(high) })}</span>
        <span className="muted">{sigma}</span>
      </p>
      <Band judged={found} wide />
      <p className={`cluster note ${styles['keys']}`} aria-hidden="true">
        <span data-key="band">{t('verdict.bandKey')}</span>
        <span data-key="expected">{t('verdict.expected')}</span>
        <span data-key="observed">{t('verdict.observed')}</span>
      </p>
    </section>
  );
}
