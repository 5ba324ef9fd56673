import { count, percent } from '../../shell/i18n/format';
import type { Rooms } from './queries';
import { useT } from './t';
import styles from './Centre.module.css';

/** The own return on a ruler, with the band in which 95 of 100 players lie after as many cards. */
export function UsualBand({ figures: { turned, cost, value, expected, usual } }: Pick<Rooms, 'figures'>) {
  const t = useT();
  if (expected === null || usual === null || cost === 0) return null;
  const own = value / cost;
  const top = Math.max(usual.high, own, expected) * 1.1;
  const at = (part: number) => `${Math.max(0, Math.min(100, (part / top) * 100))}%`;
  return (
    <div className={styles['band']}>
      <p className={styles['bandText']}>
        <span>
          {t('centre.band', {
            expected: percent(expected),
            cards: count(turned),
            low: percent(Math.max(0, usual.low)),
            high: percent(usual.high),
          })}
        </span>
        <b>{t('centre.own', { own: percent(own) })}</b>
      </p>
      <span
        className={styles['scale']}
        role="img"
        aria-label={t(own >= usual.low && own <= usual.high ? 'centre.within' : 'centre.outside')}
        style={{ '--lo': at(usual.low), '--hi': at(usual.high), '--exp': at(expected), '--own': at(own) }}
      >
        <i />
      </span>
    </div>
  );
}
