import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { count } from '../../shell/i18n/format';
import { useResultsHeld } from '../../shell/play/results';
import {
  Button,
  Dialog,
  Empty,
  ErrorNote,
  Pager,
  Skeleton,
  Table,
  type Column,
  type DialogControl,
} from '../../shell/ui';
import { type BoxRecord, boxRecordQuery } from './queries';
import { useRecordColumns, useRecordProof } from './use-record-columns';
import { useT } from './t';
import styles from './RecordsDialog.module.css';

const PAGE_SIZE = 8;

/** The boxes that the player opened, each with its proof. */
export function RecordsDialog({ control }: { control: DialogControl }) {
  const t = useT();
  const [page, setPage] = useState(1);
  const held = useResultsHeld();
  const columns = useColumns();
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...boxRecordQuery(page, PAGE_SIZE),
    enabled: !held,
  });
  return (
    <Dialog
      control={control}
      title={t('records.title')}
      note={data && t('records.total', { amount: count(data.total) })}
      width={1040}
    >
      <div className="stack" aria-busy={isPlaceholderData}>
        {error !== null && data === undefined && (
          <ErrorNote error={error} text={t('records.failed')} onRetry={() => void refetch()} />
        )}
        {error === null && data === undefined && <Skeleton className={styles['waiting']} />}
        {data?.total === 0 && <Empty text={t('records.empty')} icon="box" />}
        {data !== undefined && data.total > 0 && (
          <>
            <div className={styles['rows']}>
              <Table label={t('records.title')} columns={columns} rows={data.records} rowKey={keyOf} />
            </div>
            <Pager
              flush
              label={t('records.pages')}
              current={data.current}
              total={data.total}
              size={PAGE_SIZE}
              onChange={setPage}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}

const keyOf = ({ itemId }: BoxRecord) => itemId;

function useColumns(): readonly Column<BoxRecord>[] {
  const t = useT();
  const proofOf = useRecordProof();
  return [
    ...useRecordColumns(),
    {
      key: 'proof',
      head: t('records.proof'),
      align: 'end',
      cell: (row) => {
        const { label, open } = proofOf(row);
        return (
          <Button size="sm" icon="verify" label={t('records.verify')} aria-label={label} onClick={open} />
        );
      },
    },
  ];
}
