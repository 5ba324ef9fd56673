import { useQuery } from '@tanstack/react-query';
import { numberText } from '@skins/engine/fairness';
import { useState } from 'react';
import { openModal } from '../app/modals';
import { count, moment } from '../i18n/format';
import { useResultsHeld } from '../play/results';
import {
  Button,
  Dialog,
  Empty,
  ErrorNote,
  Gem,
  Pager,
  RowItem,
  Skeleton,
  Table,
  colourOf,
  type Column,
  type DialogControl,
  useItemName,
} from '../ui';
import { evidenceOfRecord } from './box-evidence';
import { type BoxRecord, boxRecordQuery } from './queries';
import { useT } from './t';
import styles from './RecordsDialog.module.css';

const PAGE_SIZE = 8;

/** The player's opened boxes, each with its proof. */
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
        {data?.total === 0 && <Empty text={t('records.empty')} action={null} />}
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
  const nameOf = useItemName();
  return [
    {
      key: 'item',
      head: t('records.item'),
      cell: (row) => (
        <RowItem
          name={row.stuffName}
          exterior={row.exterior}
          image={row.stuffImage}
          colour={colourOf(row.skinsRarity, row.category)}
          note={row.boxName}
        />
      ),
    },
    { key: 'value', head: t('records.value'), named: true, cell: (row) => <Gem value={row.price} /> },
    {
      key: 'cost',
      head: t('records.cost'),
      named: true,
      cell: (row) => (row.paidBy === 'gems' ? <Gem value={row.cost} /> : t('pay.free')),
    },
    { key: 'number', head: t('records.number'), named: true, cell: (row) => numberText(row.ticket) },
    {
      key: 'time',
      head: t('records.time'),
      cell: (row) => <span className="muted">{moment(row.createTime)}</span>,
    },
    {
      key: 'proof',
      head: t('records.proof'),
      align: 'end',
      cell: (row) => (
        <Button
          size="sm"
          icon="verify"
          label={t('records.verify')}
          aria-label={t('records.verifyOne', {
            name: nameOf({ name: row.stuffName, exterior: row.exterior }),
            time: moment(row.createTime),
          })}
          onClick={() => openModal('fairness', { evidence: evidenceOfRecord(row) })}
        />
      ),
    },
  ];
}
