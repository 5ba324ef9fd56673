import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Breadcrumb } from '../app/Breadcrumb';
import { count } from '../i18n/format';
import { Button } from './Button';
import { Empty } from './Empty';
import { ErrorNote } from './ErrorNote';
import { type RecordPart, type RecordQuery, useRecord } from './record';
import { Skeleton } from './Skeleton';
import { type Column, Table } from './Table';
import styles from './RecordPage.module.css';

/** The proof of a row, opened by a button at its end. */
export interface RowProof {
  /** Names the row for screen readers. */
  readonly label: string;
  readonly open: () => void;
}

interface RecordPageProps<Row, Part extends RecordPart<Row>> {
  title: string;
  lede?: string | undefined;
  query: RecordQuery<Part>;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  /** Returns undefined for a row whose proof is not available. Without it the record has no proof column. */
  proofOf?: ((row: Row) => RowProof | undefined) | undefined;
  /** Element beside the title: actions on the whole record. */
  beside?: ReactNode;
  /** Renders filters and notes above the rows, from the first page. */
  renderAbove?: ((first: Part) => ReactNode) | undefined;
  /** Shown instead of the rows if there are none. */
  empty?: ReactNode;
  /** On phones every cell takes a line of its own. */
  stacked?: boolean | undefined;
}

/** A page under `/user/…/record`: the newest rows first, more on request, each with its proof. */
export function RecordPage<Row, Part extends RecordPart<Row>>(props: RecordPageProps<Row, Part>) {
  const { title, lede, beside, renderAbove, empty } = props;
  const { t } = useTranslation();
  const list = useRecord<Row, Part>(props.query);
  const { data, error } = list;
  const [first] = data?.pages ?? [];
  const rows = data?.pages.flatMap(({ records }) => records) ?? [];
  return (
    <div className="page page-main wall">
      <div className="stack">
        <Breadcrumb />
        <div className="split">
          <h1 className="title-page">{title}</h1>
          {beside}
        </div>
        {lede !== undefined && <p className="lede">{lede}</p>}
      </div>
      {error !== null && first === undefined && (
        <ErrorNote error={error} text={t('ui.record.failed')} onRetry={() => void list.refetch()} />
      )}
      {error === null && first === undefined && <Skeleton className={styles['waiting']} />}
      {first !== undefined && (
        <section className="stack" aria-busy={list.isPlaceholderData}>
          {renderAbove?.(first)}
          <p className="note">{t('ui.record.total', { amount: count(first.total) })}</p>
          {rows.length === 0 ? (empty ?? <Empty />) : <Rows {...props} rows={rows} />}
          {list.hasNextPage && (
            <Button
              label={t('ui.record.more')}
              busy={list.isFetchingNextPage}
              onClick={() => void list.fetchNextPage()}
            />
          )}
        </section>
      )}
    </div>
  );
}

function Rows<Row, Part extends RecordPart<Row>>({
  rows,
  ...props
}: RecordPageProps<Row, Part> & { rows: readonly Row[] }) {
  const { title, columns, rowKey, proofOf, stacked } = props;
  const { t } = useTranslation();
  const all = proofOf === undefined ? columns : [...columns, proofColumn(t('ui.record.proof'), proofOf)];
  return (
    <div className={`panel ${styles['rows'] ?? ''}`}>
      <Table label={title} columns={all} rows={rows} rowKey={rowKey} stacked={stacked} />
    </div>
  );
}

const proofColumn = <Row,>(head: string, proofOf: (row: Row) => RowProof | undefined): Column<Row> => ({
  key: 'proof',
  head,
  align: 'end',
  cell: (row) => <Proof proof={proofOf(row)} />,
});

function Proof({ proof }: { proof: RowProof | undefined }) {
  const { t } = useTranslation();
  if (proof === undefined) return null;
  return (
    <Button
      size="sm"
      icon="verify"
      label={t('ui.record.verify')}
      aria-label={proof.label}
      onClick={proof.open}
    />
  );
}
