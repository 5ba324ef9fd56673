import { numberText } from '@skins/engine/fairness';
import { Link } from 'wouter';
import { finePercent, moment } from '../../shell/i18n/format';
import { type Column, Gem, Pager, Table, Tag } from '../../shell/ui';
import { arcOf } from '../upgrades/dial-timing';
import { TinyRuler } from '../upgrades/TinyRuler';
import { replayPath } from './paths';
import { type Detail, PAGE_SIZE } from './queries';
import { useT } from './t';
import { Who } from './Who';
import styles from './Detail.module.css';

type Row = Detail['records'][number];

/** All attempts for the skin, newest first. */
export function Tries({ detail, onPage }: { detail: Detail; onPage: (page: number) => void }) {
  const t = useT();
  const columns = useColumns();
  return (
    <section className="panel">
      <div className={styles['tableHead']}>
        <h2 className="title-section">{t('detail.tries')}</h2>
        <p className="note">{t('detail.past')}</p>
      </div>
      <Table
        label={t('detail.tries')}
        columns={columns}
        rows={detail.records}
        rowKey={({ position }) => position}
      />
      <Pager
        label={t('pages')}
        current={detail.current}
        total={detail.total}
        size={PAGE_SIZE}
        onChange={onPage}
      />
    </section>
  );
}

function useColumns(): readonly Column<Row>[] {
  const t = useT();
  return [
    { key: 'who', head: t('player'), cell: (row) => <Who person={row} /> },
    { key: 'stake', head: t('stake'), named: true, cell: ({ stake }) => <Gem value={stake} /> },
    {
      key: 'price',
      head: t('detail.price'),
      named: true,
      cell: ({ targetPrice }) => <Gem value={targetPrice} />,
    },
    { key: 'chance', head: t('chance'), named: true, cell: ({ winUpTo }) => finePercent(arcOf(winUpTo)) },
    {
      key: 'number',
      head: t('number'),
      named: true,
      cell: ({ N, winUpTo }) => (
        <span className={styles['number']}>
          <TinyRuler winUpTo={winUpTo} ticket={N} /> {numberText(N)}
        </span>
      ),
    },
    {
      key: 'result',
      head: t('result'),
      cell: ({ result, createdTime }) => (
        <>
          <Tag label={t(result === 0 ? 'won' : 'lost')} tone={result === 0 ? 'ok' : undefined} />{' '}
          <small className="muted">{moment(createdTime)}</small>
        </>
      ),
    },
    {
      key: 'replay',
      head: t('replay'),
      align: 'end',
      cell: ({ position, createdTime }) => (
        <Link
          className="link"
          href={replayPath(position)}
          aria-label={t('replayAt', { time: moment(createdTime) })}
        >
          {t('replay')}
        </Link>
      ),
    },
  ];
}
