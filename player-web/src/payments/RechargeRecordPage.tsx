import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Breadcrumb } from '../app/Breadcrumb';
import { openModal } from '../app/modals';
import { count, gems, moment } from '../i18n/format';
import { Button, ButtonLink, type Column, Empty, ErrorNote, Gem, Skeleton, Table, Tag } from '../ui';
import styles from './AssetsPage.module.css';
import { DebtNote } from './DebtNote';
import { paths } from './paths';
import { type OrderState, recordQuery } from './queries';
import { stateTag, stateText } from './state-text';
import { useT } from './t';
import { money } from './ways';

/** `/user/recharge/record`: the player's orders, each with how far it has come and why. */
export function RechargeRecordPage() {
  const t = useT();
  const columns = useColumns();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(recordQuery);
  const [first] = data?.pages ?? [];
  const records = data?.pages.flatMap((page) => page.records) ?? [];
  return (
    <div className="page page-main wall">
      <div className="stack">
        <Breadcrumb />
        <h1 className="title-page">{t('record.title')}</h1>
        {first !== undefined && <p className="lede">{t('record.total', { total: count(first.total) })}</p>}
      </div>
      <DebtNote />
      {error !== null && data === undefined && <ErrorNote error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <Skeleton className={styles['waiting']} />}
      {first?.total === 0 && (
        <Empty text={t('record.empty')} action={<ButtonLink href={paths.assets} label={t('title')} />} />
      )}
      {records.length > 0 && (
        <section className="panel stack">
          <Table label={t('record.title')} columns={columns} rows={records} rowKey={keyOf} stacked />
          {hasNextPage && (
            <Button label={t('record.more')} busy={isFetchingNextPage} onClick={() => void fetchNextPage()} />
          )}
        </section>
      )}
    </div>
  );
}

const keyOf = ({ orderId }: OrderState) => orderId;

function useColumns(): readonly Column<OrderState>[] {
  const t = useT();
  const { i18n } = useTranslation();
  return [
    {
      key: 'gems',
      head: t('order.gems'),
      named: true,
      cell: ({ goodsPrice, gift, bonus }) => (
        <>
          <Gem value={goodsPrice} />
          <small className="note">{t('record.onTop', { gems: gems(gift + bonus) })}</small>
        </>
      ),
    },
    {
      key: 'state',
      head: t('record.state'),
      cell: (row) => {
        const { text, tone } = stateTag(row);
        return (
          <span className={styles['state']}>
            <Tag label={t(text)} tone={tone} />
            <small className="note">{t(stateText(row))}</small>
          </span>
        );
      },
    },
    {
      key: 'price',
      head: t('order.pay'),
      named: true,
      cell: ({ price, currency }) => money(i18n.language, price, currency),
    },
    {
      key: 'time',
      head: t('record.time'),
      cell: ({ createTime, orderId }) => (
        <span className={`muted ${styles['state'] ?? ''}`}>
          {moment(createTime)}
          <small className="mono">{orderId}</small>
        </span>
      ),
    },
    {
      key: 'go',
      head: '',
      align: 'end',
      cell: ({ state, orderId }) =>
        state === 'pending' && (
          <Button
            size="sm"
            label={t('record.goOn')}
            onClick={() => openModal('pay', { orderId, url: `/api/pay/creat/code/${orderId}` })}
          />
        ),
    },
  ];
}
