import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { openModal } from '../../shell/app/modals';
import { moment } from '../../shell/i18n/format';
import { serverNow } from '../../shell/net/clock';
import { useLanguage, userQuery } from '../../shell/session';
import { Button, ButtonAway, Dialog, type DialogControl, Facts, Gem } from '../../shell/ui';
import styles from './PayDialog.module.css';
import { QrCode } from '../../shell/ui/QrCode';
import { refreshFirstDay, welfareQuery } from '../newcomers/queries';
import { boxToOpen } from '../newcomers/step';
import { onTopQuery, orderQuery, recordQuery } from './queries';
import { stateText } from './state-text';
import { useT } from './t';
import { money } from './ways';

const POLL_MS = 1_000;

interface PayDialogProps {
  orderId: string;
  url: string;
  control: DialogControl;
}

/** Shows the payment code of an order and its state: polls the order and the player each second. */
export function PayDialog({ orderId, url, control }: PayDialogProps) {
  const t = useT();
  const { i18n } = useTranslation();
  const client = useQueryClient();
  const { data: order } = useQuery(orderQuery(orderId));
  const waits = order === undefined || order.state === 'pending' || order.state === 'created';
  useQuery({ ...userQuery, refetchInterval: waits ? POLL_MS : false });
  const arrived = order?.credited === true;
  useEffect(() => {
    if (!arrived) return;
    void refreshFirstDay();
    void client.invalidateQueries({ queryKey: recordQuery.key });
    void client.invalidateQueries({ queryKey: onTopQuery.queryKey });
  }, [arrived, client]);
  const target = new URL(url, location.origin).href;
  return (
    <Dialog
      control={control}
      title={t(arrived ? 'pay.arrived' : 'pay.title')}
      width={720}
      foot={
        <Button
          variant={waits ? 'line' : 'solid'}
          label={t(waits ? 'pay.later' : 'pay.done')}
          onClick={() => void control.close()}
        />
      }
    >
      <div className={styles['pay']}>
        {waits && (
          <div className="stack">
            <QrCode text={target} label={t('pay.code')} className={styles['code']} />
            <ButtonAway href={target} label={t('pay.open')} />
          </div>
        )}
        <div className="stack">
          <p role="status" className={styles['status']} data-waits={waits}>
            {order === undefined ? t('states.created') : t(stateText(order))}
          </p>
          {waits && <p className="note">{t('pay.leave')}</p>}
          {order !== undefined && (
            <Facts
              names="beside"
              facts={[
                {
                  name: t(arrived ? 'pay.paid' : 'order.pay'),
                  value: money(i18n.language, order.price, order.currency),
                },
                {
                  name: t('order.sum'),
                  value: <Gem value={order.goodsPrice + order.gift + order.bonus} />,
                },
                ...(waits ? [{ name: t('pay.until'), value: moment(order.expires) }] : []),
                { name: t('pay.number'), value: <span className="mono">{orderId}</span> },
              ]}
            />
          )}
          {arrived && <EarnedBox control={control} />}
        </div>
      </div>
    </Dialog>
  );
}

/** Leads to the box that the first top-up brings, while it can be opened. */
function EarnedBox({ control }: { control: DialogControl }) {
  const t = useT();
  const { data: day } = useQuery(welfareQuery(useLanguage()));
  const box = day && boxToOpen(day, serverNow());
  if (box === undefined) return null;
  const leave = () => void control.close().then(() => openModal('firstDay'));
  return (
    <div className="split">
      <p role="status">{t('pay.box', { name: box.name })}</p>
      <Button size="sm" label={t('pay.toBox')} onClick={leave} />
    </div>
  );
}
