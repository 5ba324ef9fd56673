import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { gems, moment } from '../../shell/i18n/format';
import { useKeptKey } from '../../shell/play/use-kept-key';
import { userQuery } from '../../shell/session';
import { Button, ButtonAway, ButtonLink, type DialogControl, Gem, Icon, Skeleton } from '../../shell/ui';
import { useOnPhone } from '../../shell/ui/use-on-phone';
import { QrCode } from '../../shell/ui/QrCode';
import { type Counter, type Offer, countersOf } from '../payments/offers';
import { paths as payments } from '../payments/paths';
import { onTopQuery, orderQuery, waysQuery } from '../payments/queries';
import { money, waysOn } from '../payments/ways';
import { PaneFrame } from './PaneFrame';
import { type Welfare, moveTo, refreshFirstDay } from './queries';
import { useT } from './t';
import { type Ordering, useOrdering } from './use-ordering';
import { useFailure } from './use-first-day';
import styles from './FirstDay.module.css';

const POLL_MS = 1_000;
/** Amounts that fit side by side. */
const AMOUNTS = 4;
const TOPPED_UP = 3;

/** Step 2: the first top-up, paid here; what else it brings. It may be left out. */
export function TopUpPane({ day, control }: { day: Welfare; control: DialogControl }) {
  const t = useT();
  const phone = useOnPhone();
  const ways = useQuery(waysQuery);
  const own = useQuery(onTopQuery);
  const ordering = useOrdering();
  const [chosen, choose] = useState<string>();
  const all = waysOn(countersOf(ways.data ?? [], own.data), phone);
  // A phone cannot scan its own screen.
  const way = all.find(({ action }) => action === (phone ? 'open' : 'qr_code')) ?? all[0];
  const enough = (way?.goodsList ?? [])
    .filter(({ goodsPrice }) => goodsPrice >= day.minimum)
    .slice(0, AMOUNTS);
  const goods = enough.find(({ id }) => id === chosen) ?? enough[0];
  const waiting = ways.isLoading || own.isLoading;
  useArrival(ordering.placed !== undefined);
  return (
    <PaneFrame
      light="wall"
      title={t('pay.title')}
      note={t('pay.text', { gems: gems(day.minimum) })}
      foot={
        <>
          <Button variant="quiet" label={t('pay.later')} onClick={() => void control.close()} />
          <PayButton way={way} goods={goods} ordering={ordering} />
        </>
      }
    >
      {waiting && <Skeleton className={styles['waiting']} />}
      {!waiting && (way === undefined || goods === undefined) && (
        <p className="panel pad">
          {t('pay.closed')} <ButtonLink size="sm" href={payments.assets} label={t('pay.page')} />
        </p>
      )}
      {way !== undefined && goods !== undefined && (
        <div className={styles['pay']}>
          <div className={clsx('panel', styles['offer'])}>
            <Gets day={day} goods={goods} />
            <Amounts
              way={way}
              goods={enough}
              value={goods.id}
              onChange={(id) => {
                choose(id);
                ordering.drop();
              }}
            />
            <p className="note">{t('pay.one')}</p>
          </div>
          <Code way={way} goods={goods} ordering={ordering} />
        </div>
      )}
      {ordering.placed !== undefined && <Waiting orderId={ordering.placed.orderId} />}
    </PaneFrame>
  );
}

/** Polls the player each second while an order waits, and moves on once the top-up is there (spec 4.4). */
function useArrival(polls: boolean): void {
  const { data } = useQuery({ ...userQuery, refetchInterval: polls ? POLL_MS : false });
  const underOneKey = useKeptKey();
  const failed = useFailure();
  const moved = useRef(false);
  const arrived = data?.recharge === true && data.status >= TOPPED_UP;
  useEffect(() => {
    if (!arrived || moved.current) return;
    moved.current = true;
    underOneKey({ status: TOPPED_UP }, moveTo).then(refreshFirstDay, failed);
  }, [arrived, failed, underOneKey]);
}

function PayButton({
  way,
  goods,
  ordering,
}: {
  way: Counter | undefined;
  goods: Offer | undefined;
  ordering: Ordering;
}) {
  const t = useT();
  const { i18n } = useTranslation();
  if (way === undefined || goods === undefined) return null;
  const price = money(i18n.language, goods.price, way.currency);
  const { placed } = ordering;
  if (placed !== undefined)
    return (
      <ButtonAway
        variant="play"
        size="lg"
        href={new URL(placed.url, location.origin).href}
        label={t('pay.open', { price })}
      />
    );
  return (
    <Button
      variant="play"
      size="lg"
      label={t(way.action === 'qr_code' ? 'pay.show' : 'pay.go', { price })}
      busy={ordering.busy}
      onClick={() => void ordering.order(goods, way)}
    />
  );
}

/** What a top-up brings. */
function Gets({ day, goods }: { day: Welfare; goods: Offer }) {
  const t = useT();
  const [box] = day.rechargeTaskBox;
  return (
    <>
      <div className={styles['get']}>
        <img src={goods.goodsImg} width={160} height={100} alt="" />
        <span>
          <small>{t('pay.credited')}</small>
          <Gem value={goods.goodsPrice + goods.gift + goods.bonus} size="lg" />
        </span>
      </div>
      {box !== undefined && (
        <div className={styles['get']}>
          <img src={box.image} width={160} height={128} alt="" />
          <span>
            <small>{t('pay.and')}</small>
            <b>{t('pay.box', { name: box.name })}</b>
          </span>
        </div>
      )}
    </>
  );
}

interface AmountsProps {
  way: Counter;
  goods: readonly Offer[];
  value: string;
  onChange: (id: string) => void;
}

function Amounts({ way, goods, value, onChange }: AmountsProps) {
  const t = useT();
  const { i18n } = useTranslation();
  return (
    <fieldset className={styles['amounts']} role="radiogroup" aria-label={t('pay.amounts')}>
      {goods.map(({ id, price }) => (
        <label key={id} data-checked={id === value}>
          <input
            className="sr-only"
            type="radio"
            name="first-top-up"
            checked={id === value}
            onChange={() => onChange(id)}
          />
          {money(i18n.language, price, way.currency)}
        </label>
      ))}
    </fieldset>
  );
}

/** The sum, with the code if the payment has one; its place is as large before the order. */
function Code({ way, goods, ordering: { placed } }: { way: Counter; goods: Offer; ordering: Ordering }) {
  const t = useT();
  const { i18n } = useTranslation();
  const action = placed?.type ?? way.action;
  return (
    <div className={styles['qr']}>
      {action === 'qr_code' && (
        <span className={styles['qrPlate']} data-drawn={placed !== undefined}>
          {placed === undefined ? (
            <Icon name="qr" />
          ) : (
            <QrCode
              text={new URL(placed.url, location.origin).href}
              label={t('pay.code')}
              className={styles['code']}
            />
          )}
        </span>
      )}
      <p className={styles['sum']}>{money(i18n.language, goods.price, way.currency)}</p>
      <p className="note">{t(placed?.type === 'qr_code' ? 'pay.scan' : 'pay.press')}</p>
    </div>
  );
}

/** How far the order has come. */
function Waiting({ orderId }: { orderId: string }) {
  const t = useT();
  const { data } = useQuery(orderQuery(orderId));
  const ended = data?.state === 'expired' || data?.state === 'failed';
  return (
    <p className={styles['wait']} role="status" data-ended={ended}>
      <span>
        {t(ended ? 'pay.ended' : 'pay.waits')}
        <small>
          {data === undefined
            ? t('pay.order', { orderId })
            : t('pay.until', { orderId, time: moment(data.expires) })}
        </small>
      </span>
    </p>
  );
}
