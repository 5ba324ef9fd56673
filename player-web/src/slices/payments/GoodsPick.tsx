import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { gems } from '../../shell/i18n/format';
import { Gem } from '../../shell/ui';
import styles from './AssetsPage.module.css';
import type { Counter } from './offers';
import { useT } from './t';
import { money } from './ways';

interface GoodsPickProps {
  way: Counter;
  value: string;
  onChange: (goodsId: string) => void;
  /** whether the address asks for the list: it is in sight, and the keyboard is on it */
  opened: boolean;
}

/** The amounts, each with its bonus and its price. */
export function GoodsPick({ way, value, onChange, opened }: GoodsPickProps) {
  const t = useT();
  const { i18n } = useTranslation();
  const priceOf = (amount: number) => money(i18n.language, amount, way.currency);
  const first = way.goodsList[0];
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!opened) return;
    list.current?.scrollIntoView({ block: 'start' });
    list.current?.querySelector<HTMLInputElement>('input:checked')?.focus({ preventScroll: true });
  }, [opened]);
  return (
    <section ref={list}>
      <div className={`section-head ${styles['pick'] ?? ''}`}>
        <h2 className="title-section">{t('goods.title')}</h2>
        {first !== undefined && (
          <p className="note">{t('goods.rate', { price: priceOf(first.price / first.goodsPrice) })}</p>
        )}
      </div>
      <fieldset className={styles['tiers']} role="radiogroup" aria-label={t('goods.title')}>
        {way.goodsList.map(({ id, goodsPrice, goodsImg, gift, bonus, price }) => (
          <label className={styles['tier']} key={id} data-checked={id === value}>
            <input
              className="sr-only"
              type="radio"
              name="goods"
              checked={id === value}
              onChange={() => onChange(id)}
            />
            <img src={goodsImg} width={240} height={150} alt="" loading="lazy" />
            <Gem value={goodsPrice} size="lg" className={styles['amount']} />
            <span className={styles['more']}>
              {gift > 0 ? t('goods.gift', { gift: gems(gift) }) : t('goods.plain')}
              {bonus > 0 && <span>{t('goods.bonus', { bonus: gems(bonus) })}</span>}
            </span>
            <b>{priceOf(price)}</b>
          </label>
        ))}
      </fieldset>
    </section>
  );
}
