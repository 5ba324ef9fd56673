import { clsx } from 'clsx';
import { count } from '../../shell/i18n/format';
import { Gem, ItemName } from '../../shell/ui';
import { Avatar } from '../../shell/ui/Avatar';
import type { BoxRankRow } from './queries';
import { useT } from './t';
import styles from './Hall.module.css';

/** The day's highest multiples of opened boxes, one per player. */
export function BoxRankList({ rows }: { rows: readonly BoxRankRow[] }) {
  const t = useT();
  if (rows.length === 0) return <p className={`note ${styles['rule']}`}>{t('active.noBoxes')}</p>;
  return (
    <ol className={styles['ranks']}>
      {rows.map((row, n) => (
        <li key={row.position} className={clsx(row.me && styles['me'])}>
          <span className={styles['place']}>{count(n + 1)}</span>
          <span className={styles['who']}>
            <Avatar image={row.avatar} vipLevel={row.vipLevel === 0 ? undefined : row.vipLevel} size={30} />
            <b>{row.me ? t('me', { name: row.name }) : row.name}</b>
          </span>
          <span className={styles['aim']}>
            <ItemName name={row.stuffName} exterior={row.exterior} />
            <small className="muted">{row.boxName}</small>
          </span>
          <b>×{row.magnification.toFixed(2)}</b>
          <Gem value={row.value} />
        </li>
      ))}
    </ol>
  );
}
