import { Link } from 'wouter';
import { clock, count, finePercent, gems } from '../../shell/i18n/format';
import { type Column, Gem, RowItem, Skeleton, Table, colourOf } from '../../shell/ui';
import { Avatar } from '../../shell/ui/Avatar';
import { multipleOf } from './multiple';
import { proofOf } from './proof-of';
import type { RankDay, RankRow } from './queries';
import { useT } from './t';
import styles from './Rank.module.css';

const PODIUM = 3;

type Placed = RankRow & { readonly place: number };

/** The fourth place to the tenth; each row can be recomputed. */
export function Places({ day }: { day: RankDay | undefined }) {
  const t = useT();
  const rows = day?.rows.slice(PODIUM).map((row, k) => ({ ...row, place: k + PODIUM + 1 }));
  return (
    <section className={`panel ${styles['places']}`}>
      <div className={styles['tableHead']}>
        <h2 className="title-section">{t('others')}</h2>
        <p className="note">{t('recompute')}</p>
      </div>
      {rows === undefined && <Skeleton className={styles['waiting']} />}
      {rows?.length === 0 && <p className={`note ${styles['noRows']}`}>{t('noOthers')}</p>}
      {rows !== undefined && rows.length > 0 && <Listed rows={rows} />}
    </section>
  );
}

function useColumns(): readonly Column<Placed>[] {
  const t = useT();
  return [
    {
      key: 'place',
      head: t('columns.place'),
      cell: ({ place }) => <b className={styles['rowNo']}>{count(place)}</b>,
    },
    {
      key: 'player',
      head: t('columns.player'),
      cell: (row) => (
        <span className={styles['player']}>
          <Avatar image={row.avatar} vipLevel={row.vipLevel === 0 ? undefined : row.vipLevel} size={30} />
          <span>
            <b>{row.me ? t('me', { name: row.name }) : row.name}</b>
            <small>{clock(row.createdTime)}</small>
          </span>
        </span>
      ),
    },
    {
      key: 'result',
      head: t('columns.result'),
      cell: (row) => (
        <RowItem
          name={row.stuffName}
          exterior={row.exterior}
          image={row.stuffImage}
          colour={colourOf(row.skinsRarity, row.category)}
          note={
            row.successRate === null
              ? t('opened', { box: row.boxName, stake: gems(row.stake) })
              : t('upgraded', { rate: finePercent(row.successRate), stake: gems(row.stake) })
          }
        />
      ),
    },
    {
      key: 'multiple',
      head: t('columns.multiple'),
      align: 'end',
      cell: ({ magnification }) => <b className={styles['rowX']}>×{multipleOf(magnification)}</b>,
    },
    {
      key: 'prize',
      head: t('columns.prize'),
      align: 'end',
      named: true,
      cell: ({ awardAmount }) => <Gem value={awardAmount} />,
    },
    {
      key: 'proof',
      head: t('columns.proof'),
      align: 'end',
      cell: (row) => (
        <Link className="link" href={proofOf(row)} aria-label={t('verifyOne', { name: row.stuffName })}>
          {t('verify')}
        </Link>
      ),
    },
  ];
}

function Listed({ rows }: { rows: readonly Placed[] }) {
  const t = useT();
  const columns = useColumns();
  return <Table label={t('others')} columns={columns} rows={rows} rowKey={({ position }) => position} />;
}
