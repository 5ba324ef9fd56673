import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearch } from 'wouter';
import { Breadcrumb } from '../../shell/app/Breadcrumb';
import { openLogin } from '../../shell/app/modals';
import { useSession } from '../../shell/session';
import { Button, ButtonLink, ErrorNote, Facts, Gem, Skeleton } from '../../shell/ui';
import { useOnPhone } from '../../shell/ui/use-on-phone';
import styles from './AssetsPage.module.css';
import { ChannelPick } from './ChannelPick';
import { DebtNote } from './DebtNote';
import { Discount } from './Discount';
import { GoodsPick } from './GoodsPick';
import { paths } from './paths';
import { type Counter, type Offer, countersOf } from './offers';
import { onTopQuery, waysQuery } from './queries';
import { useT } from './t';
import { useOrder } from './use-order';
import { money, waysOn } from './ways';

/** `/page/assets`: the amount, the way to pay, and everything that comes of it, shown before an order. */
export function AssetsPage() {
  const t = useT();
  const phone = useOnPhone();
  const { data, error, refetch } = useQuery(waysQuery);
  const { token } = useSession();
  const own = useQuery({ ...onTopQuery, enabled: token !== undefined });
  const ways = waysOn(countersOf(data ?? [], own.data), phone);
  const waiting = data === undefined || (own.data === undefined && own.isLoading);
  return (
    <div className="page page-main wall">
      <section className={`aside ${styles['head']}`}>
        <div className="stack">
          <Breadcrumb />
          <h1 className="title-page">{t('title')}</h1>
          <p className={`lede ${styles['lede'] ?? ''}`}>{t('lede')}</p>
        </div>
        <Discount />
      </section>
      <DebtNote />
      {error !== null && data === undefined && <ErrorNote error={error} onRetry={() => void refetch()} />}
      {error === null && waiting && <Skeleton className={styles['waiting']} />}
      {data !== undefined && ways.length === 0 && <p className="panel pad">{t('closed')}</p>}
      {ways.length > 0 && !waiting && <Choice ways={ways} />}
    </div>
  );
}

function Choice({ ways }: { ways: readonly Counter[] }) {
  const t = useT();
  const [goodsId, setGoodsId] = useState<string>();
  const [type, setType] = useState<number>();
  // Other values of `openType` mean nothing (spec 2.1).
  const opened = new URLSearchParams(useSearch()).get('openType') === 'gems';
  const way = ways.find((one) => one.type === type) ?? ways[0];
  const goods =
    way?.goodsList.find(({ id }) => id === goodsId) ??
    way?.goodsList.find(({ goodsPrice }) => goodsPrice >= way.defaultPrice) ??
    way?.goodsList[0];
  if (way === undefined || goods === undefined) return <p className="panel pad">{t('closed')}</p>;
  return (
    <div className="aside aside-late">
      <div className="stack">
        <GoodsPick way={way} value={goods.id} onChange={setGoodsId} opened={opened} />
        <ChannelPick ways={ways} value={way.type} onChange={setType} />
      </div>
      <Order goods={goods} way={way} />
    </div>
  );
}

function Order({ goods, way }: { goods: Offer; way: Counter }) {
  const t = useT();
  const { i18n } = useTranslation();
  const { token } = useSession();
  const { busy, order } = useOrder();
  const { goodsPrice, gift, bonus } = goods;
  const sum = goodsPrice + gift + bonus;
  const press = () => {
    if (token === undefined) openLogin();
    else void order(goods, way);
  };
  return (
    <aside className="stack aside-fixed">
      <section className={`panel pad stack ${styles['order'] ?? ''}`} aria-label={t('order.title')}>
        <h2 className="title-card">{t('order.title')}</h2>
        <Facts
          names="beside"
          facts={[
            { name: t('order.gems'), value: <Gem value={goodsPrice} /> },
            { name: t('order.gift'), value: <Gem value={gift} sign="in" /> },
            { name: t('order.bonus'), value: <Gem value={bonus} sign="in" /> },
            { name: t('order.sum'), value: <Gem value={sum} size="lg" /> },
          ]}
        />
        <div className={`act-bar ${styles['act'] ?? ''}`}>
          <p className={`split ${styles['total'] ?? ''}`}>
            <span className={styles['brief']}>
              <Gem value={sum} />
            </span>
            <span className={styles['name']}>{t('order.pay')}</span>
            <b>{money(i18n.language, goods.price, way.currency)}</b>
          </p>
          <Button variant="play" size="lg" wide label={t('order.make')} busy={busy} onClick={press} />
        </div>
        <p className="note">{t('order.fixed')}</p>
        <ButtonLink variant="quiet" href={paths.record} label={t('record.title')} />
      </section>
    </aside>
  );
}
