import { count, percent } from '../../shell/i18n/format';
import { type Column, Table } from '../../shell/ui';
import { Band } from './Band';
import type { Detail } from './queries';
import { useT } from './t';
import { judged } from './verdict-of';
import styles from './Detail.module.css';

type Row = Detail['byRate'][number];

/** A row for each tenth of the chance, with its own band. */
export function ByRate({ detail: { byRate } }: { detail: Detail }) {
  const t = useT();
  const columns = useColumns();
  return (
    <section className="panel">
      <div className={styles['tableHead']}>
        <h2 className="title-section">{t('detail.byRate')}</h2>
        <p className="note">{t('detail.byRateNote')}</p>
      </div>
      <Table label={t('detail.byRate')} columns={columns} rows={byRate} rowKey={({ from }) => String(from)} />
    </section>
  );
}

function useColumns(): readonly Column<Row>[] {
  const t = useT();
  return [
    { key: 'span', head: t('chance'), cell: ({ from, to }) => <b>{`${percent(from)} – ${percent(to)}`}</b> },
    { key: 'attempts', head: t('detail.attempts'), named: true, cell: ({ attempts }) => count(attempts) },
    {
      key: 'expected',
      head: t('verdict.expected'),
      named: true,
      cell: ({ expected }) => expected.toFixed(1),
    },
    { key: 'wins', head: t('detail.wins'), named: true, cell: ({ wins }) => <b>{count(wins)}</b> },
    {
      key: 'band',
      head: t('verdict.bandKey'),
      cell: (row) => {
        const found = judged(row);
        return found === undefined ? null : <Band judged={found} />;
      },
    },
  ];
}
