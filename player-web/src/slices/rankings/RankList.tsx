import { clsx } from 'clsx';
import { Link } from 'wouter';
import { count, finePercent } from '../../shell/i18n/format';
import { Gem, ItemName } from '../../shell/ui';
import { Avatar } from '../../shell/ui/Avatar';
import { multipleOf } from './multiple';
import { proofOf } from './proof-of';
import type { RankRow } from './queries';
import { useT } from './t';
import styles from './Active.module.css';

/** A day's highest multiples, one per player. @param prizes whether the last column says the prize */
export function RankList({ rows, prizes = false }: { rows: readonly RankRow[]; prizes?: boolean }) {
  const t = useT();
  if (rows.length === 0) return <p className={`note ${styles['none']}`}>{t('none')}</p>;
  return (
    <ol className={styles['ranks']}>
      {rows.map((row, n) => (
        <li key={row.position} className={clsx(row.me && styles['me'])}>
          <span className={styles['place']}>{count(n + 1)}</span>
          <span className={styles['who']}>
            <Avatar image={row.avatar} vipLevel={row.vipLevel === 0 ? undefined : row.vipLevel} size={30} />
            <b>{row.me ? t('me', { name: row.name }) : row.name}</b>
          </span>
          <Link className={styles['aim']} href={proofOf(row)}>
            <ItemName name={row.stuffName} exterior={row.exterior} />
            <small className="muted">
              {row.successRate === null ? row.boxName : finePercent(row.successRate)}
            </small>
          </Link>
          <b>×{multipleOf(row.magnification)}</b>
          <Gem value={prizes ? row.awardAmount : row.value} />
        </li>
      ))}
    </ol>
  );
}
