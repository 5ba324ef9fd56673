import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Breadcrumb } from '../app/Breadcrumb';
import { count, moment } from '../i18n/format';
import {
  Button,
  ButtonLink,
  type Column,
  Empty,
  ErrorNote,
  Gem,
  RowItem,
  Skeleton,
  Table,
  colourOf,
} from '../ui';
import { paths } from './paths';
import { type Purchase, recordQuery } from './queries';
import { useT } from './t';
import styles from './Store.module.css';

/** `/user/exchange/record`: what the player bought in the store, each with its place in the log. */
export function ExchangeRecordPage() {
  const t = useT();
  const columns = useColumns();
  const { i18n } = useTranslation();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    recordQuery(i18n.language),
  );
  const [first] = data?.pages ?? [];
  const records = data?.pages.flatMap((page) => page.records) ?? [];
  return (
    <div className="page page-main wall">
      <div className="stack">
        <Breadcrumb />
        <h1 className="title-page">{t('record.title')}</h1>
        {first !== undefined && <p className="lede">{t('record.total', { total: count(first.total) })}</p>}
      </div>
      {error !== null && data === undefined && <ErrorNote error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <Skeleton className={styles['waiting']} />}
      {first?.total === 0 && (
        <Empty
          text={t('record.empty')}
          action={<ButtonLink variant="solid" href={paths.store} label={t('record.toStore')} />}
        />
      )}
      {records.length > 0 && (
        <section className="stack">
          <Table label={t('record.title')} columns={columns} rows={records} rowKey={({ id }) => id} stacked />
          {hasNextPage && (
            <Button label={t('record.more')} busy={isFetchingNextPage} onClick={() => void fetchNextPage()} />
          )}
        </section>
      )}
    </div>
  );
}

function useColumns(): readonly Column<Purchase>[] {
  const t = useT();
  return [
    {
      key: 'skin',
      head: t('record.skin'),
      cell: ({ name, exterior, image, skinsRarity, category }) => (
        <RowItem name={name} exterior={exterior} image={image} colour={colourOf(skinsRarity, category)} />
      ),
    },
    {
      key: 'price',
      head: t('buy.price'),
      align: 'end',
      named: true,
      cell: ({ price }) => <Gem value={price} />,
    },
    {
      key: 'time',
      head: t('record.time'),
      cell: ({ createTime, id, itemId }) => (
        <span className={styles['place']}>
          <span className="muted">{moment(createTime)}</span>
          <small className="mono">{t('record.place', { position: Number(id), item: itemId })}</small>
        </span>
      ),
    },
  ];
}
