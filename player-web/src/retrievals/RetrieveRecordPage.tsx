import { useInfiniteQuery } from '@tanstack/react-query';
import { Breadcrumb } from '../app/Breadcrumb';
import { openModal } from '../app/modals';
import { count, moment } from '../i18n/format';
import { Button, type Column, Empty, ErrorNote, Gem, RowItem, Skeleton, Table, Tag, colourOf } from '../ui';
import { type Record, recordQuery } from './queries';
import styles from './Retrievals.module.css';
import { toneOf } from './stage-text';
import { useT } from './t';

/** `/user/retrieve/record`: what the player took out, how far each item has come, and what comes next. */
export function RetrieveRecordPage() {
  const t = useT();
  const columns = useColumns();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(recordQuery);
  const [first] = data?.pages ?? [];
  const records = data?.pages.flatMap((page) => page.records) ?? [];
  const choose = <Button variant="solid" label={t('open')} onClick={() => openModal('retrieve', NONE)} />;
  return (
    <div className="page page-main wall">
      <div className="stack">
        <Breadcrumb />
        <div className="split">
          <h1 className="title-page">{t('record.title')}</h1>
          {records.length > 0 && choose}
        </div>
        {first !== undefined && <p className="lede">{t('record.total', { total: count(first.total) })}</p>}
      </div>
      {error !== null && data === undefined && <ErrorNote error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <Skeleton className={styles['waiting']} />}
      {first?.total === 0 && <Empty text={t('record.empty')} action={choose} />}
      {records.length > 0 && (
        <section className="panel stack">
          <Table label={t('record.title')} columns={columns} rows={records} rowKey={({ id }) => id} stacked />
          {hasNextPage && (
            <Button label={t('record.more')} busy={isFetchingNextPage} onClick={() => void fetchNextPage()} />
          )}
        </section>
      )}
    </div>
  );
}

const NONE = { itemIds: [] };

function useColumns(): readonly Column<Record>[] {
  const t = useT();
  return [
    {
      key: 'item',
      head: t('record.item'),
      cell: ({ name, exterior, image, skinsRarity }) => (
        <RowItem name={name} exterior={exterior} image={image} colour={colourOf(skinsRarity)} />
      ),
    },
    {
      key: 'stage',
      head: t('record.stage'),
      cell: ({ stage }) => (
        <span className={styles['stage']}>
          <Tag label={t(`tags.${stage}`)} tone={toneOf(stage)} />
          <small className="note">{t(`stages.${stage}`)}</small>
        </span>
      ),
    },
    { key: 'value', head: t('record.value'), named: true, cell: ({ value }) => <Gem value={value} /> },
    {
      key: 'time',
      head: t('record.time'),
      cell: ({ createTime }) => <span className="muted">{moment(createTime)}</span>,
    },
    {
      key: 'look',
      head: '',
      align: 'end',
      cell: ({ id, name }) => (
        <Button
          size="sm"
          label={t('record.look')}
          aria-label={t('record.lookOne', { name })}
          onClick={() => openModal('retrieval', { retrievalId: id })}
        />
      ),
    },
  ];
}
