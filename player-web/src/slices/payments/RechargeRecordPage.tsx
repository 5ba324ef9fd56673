import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openModal } from '../../shell/app/modals';
import { gems, moment } from '../../shell/i18n/format';
import { keepInNeeko, neeko } from '../../shell/session/neeko';
import { Button, ButtonLink, type Column, Empty, Gem, Tag } from '../../shell/ui';
import { RecordPage } from '../../shell/ui/RecordPage';
import styles from './AssetsPage.module.css';
import { CancelButton } from './CancelButton';
import { DebtNote } from './DebtNote';
import { paths } from './paths';
import { type OrderState, type TopUpRecord, recordQuery } from './queries';
import { stateTag, stateText } from './state-text';
import { useT } from './t';
import { money } from './ways';

/** `/user/recharge/record`: the player's orders, each with its state and the reason. */
export function RechargeRecordPage() {
  const t = useT();
  const columns = useColumns();
  return (
    <RecordPage<OrderState, TopUpRecord>
      title={t('record.title')}
      query={recordQuery}
      columns={columns}
      rowKey={keyOf}
      renderAbove={({ records, next }) => (
        <>
          <DebtNote />
          <SinceLast orderIds={records.map(keyOf)} more={next !== null} />
        </>
      )}
      empty={
        <Empty
          icon="plus"
          text={t('record.empty')}
          action={<ButtonLink href={paths.assets} label={t('title')} />}
        />
      }
      stacked
    />
  );
}

/** Says how many orders are new since the last visit, and remembers the newest one. */
function SinceLast({ orderIds, more }: { orderIds: readonly string[]; more: boolean }) {
  const t = useT();
  const [before] = useState(() => neeko().rechargeLogId);
  const [newest] = orderIds;
  useEffect(() => {
    if (newest !== undefined) keepInNeeko({ rechargeLogId: newest });
  }, [newest]);
  if (before === undefined) return null;
  const fresh = orderIds.indexOf(before);
  if (fresh === -1)
    return more && <p className="note">{t('record.sinceLastMore', { count: orderIds.length })}</p>;
  return fresh > 0 && <p className="note">{t('record.sinceLast', { count: fresh })}</p>;
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
      cell: ({ price, currency }) => (
        <span className={styles['price']}>{money(i18n.language, price, currency)}</span>
      ),
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
        (state === 'pending' || state === 'created') && (
          <span className={styles['go']}>
            <CancelButton orderId={orderId} />
            {state === 'pending' && (
              <Button
                size="sm"
                variant="solid"
                label={t('record.goOn')}
                onClick={() => openModal('pay', { orderId, url: `/api/pay/creat/code/${orderId}` })}
              />
            )}
          </span>
        ),
    },
  ];
}
