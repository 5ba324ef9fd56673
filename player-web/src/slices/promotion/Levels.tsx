import { clsx } from 'clsx';
import { count, percent, gems } from '../../shell/i18n/format';
import type { Own, Promotion } from './queries';
import { useT } from './t';
import styles from './Promotion.module.css';

/** The published levels, their height to scale, and how far the player is. */
export function Levels({ promotion: { levels, mine } }: { promotion: Promotion }) {
  const t = useT();
  const most = Math.max(...levels.map(({ share }) => share));
  return (
    <div className={`panel pad ${styles['levels']}`}>
      <ol className={styles['rungs']}>
        {levels.map(({ from, share }, k) => {
          const own = mine?.level === k + 1;
          return (
            <li
              key={from}
              style={{ '--h': most === 0 ? 0 : Math.round((100 * share) / most) }}
              className={clsx(own && styles['me'])}
              aria-current={own ? 'step' : undefined}
            >
              <span className={styles['bar']} aria-hidden="true" />
              <b className="name-lg">{percent(share)}</b>
              <span>{t(own ? 'levelMine' : 'level', { level: count(k + 1) })}</span>
              <small>{t('from', { from: gems(from) })}</small>
            </li>
          );
        })}
      </ol>
      {mine !== null && <Progress levels={levels} mine={mine} />}
    </div>
  );
}

function Progress({ levels, mine: { counted, level } }: { levels: Promotion['levels']; mine: Own }) {
  const t = useT();
  const next = levels[level];
  return (
    <div className="stack">
      <p className={styles['meter']}>
        <span id="promotion-counted">{t('friendsPlayed')}</span>
        <span>
          {next === undefined
            ? gems(counted)
            : t('toNext', {
                counted: gems(counted),
                next: gems(next.from),
                left: gems(next.from - counted),
                level: count(level + 1),
              })}
        </span>
      </p>
      <progress
        className={styles['progress']}
        aria-labelledby="promotion-counted"
        max={next?.from ?? 1}
        value={next === undefined ? 1 : counted}
      />
    </div>
  );
}
