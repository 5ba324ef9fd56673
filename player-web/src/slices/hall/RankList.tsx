import { clsx } from 'clsx';
import { Link } from 'wouter';
import { count, finePercent } from '../../shell/i18n/format';
import { Gem, ItemName } from '../../shell/ui';
import { replayPath } from './paths';
import type { RankRow } from './queries';
import { useT } from './t';
import { Who } from './Who';
import styles from './Hall.module.css';

/** The day's highest multiples, one per player. */
export function RankList({ rows }: { rows: readonly RankRow[] }) {
  const t = useT();
  if (rows.length === 0) return <p className={`note ${styles['rule']}`}>{t('rank.none')}</p>;
  return (
    <ol className={styles['ranks']}>
      {rows.map((row, n) => (
        <li key={row.position} className={clsx(row.me && styles['me'])}>
          <span className={styles['place']}>{count(n + 1)}</span>
          <Who person={{ ...row, userName: row.name }} />
          <Link className={styles['aim']} href={replayPath(row.position)}>
            <ItemName name={row.stuffName} exterior={row.exterior} />
            <small className="muted">{finePercent(row.successRate)}</small>
          </Link>
          <b>×{row.magnification.toFixed(2)}</b>
          <Gem value={row.targetPrice} />
        </li>
      ))}
    </ol>
  );
}
