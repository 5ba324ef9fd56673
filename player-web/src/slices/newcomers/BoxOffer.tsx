import { finePercent, gems } from '../../shell/i18n/format';
import { Facts, Ruler, SkinPlate, colourOf, useItemName } from '../../shell/ui';
import { Case } from '../boxes/BoxCard';
import { byRarity, sharesOf } from '../boxes/odds';
import type { Item, NewcomerBox } from './queries';
import { useT } from './t';
import styles from './FirstDay.module.css';

/** A box with all its items and chances, shown before it is opened. */
export function BoxOffer({ box }: { box: NewcomerBox }) {
  const t = useT();
  const items = byRarity(box.stuffVOList);
  const [dearest] = items.toSorted((a, b) => b.price - a.price);
  if (dearest === undefined) return <p className="panel pad">{t('box.gone')}</p>;
  return (
    <>
      <div className={styles['case']}>
        <Case image={box.image} heroImage={dearest.stuffImage} loading="eager" />
      </div>
      <ol className={styles['odds']} aria-label={t('box.odds')}>
        {items.map((item) => (
          <Odds key={item.skinId} item={item} />
        ))}
      </ol>
      <Ruler shares={sharesOf(items)} />
    </>
  );
}

function Odds({ item }: { item: Item }) {
  const nameOf = useItemName();
  const { stuffName, exterior, stuffImage, skinsRarity, category, price, probability } = item;
  return (
    <li>
      <SkinPlate
        image={stuffImage}
        alt=""
        colour={colourOf(skinsRarity, category)}
        className={styles['oddsPlate']}
      />
      <b>{nameOf({ name: stuffName, exterior })}</b>
      <span>{gems(price)}</span>
      <small>{finePercent(probability)}</small>
    </li>
  );
}

/** What the box costs, and what it yields on average. */
export function BoxFacts({ box }: { box: NewcomerBox }) {
  const t = useT();
  const mean = box.stuffVOList.reduce((sum, { price, probability }) => sum + price * probability, 0);
  return (
    <Facts
      facts={[
        { name: t('box.cost'), value: gems(0) },
        { name: t('box.mean'), value: gems(Math.round(mean * 100) / 100) },
      ]}
    />
  );
}
