import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'wouter';
import { Breadcrumb } from '../../shell/app/Breadcrumb';
import { useWords } from '../../shell/i18n';
import { percent } from '../../shell/i18n/format';
import { Refused } from '../../shell/net';
import { useResultsHeld } from '../../shell/play/results';
import {
  ButtonLink,
  Empty,
  ErrorNote,
  Gem,
  RarityBadge,
  Skeleton,
  SkinPlate,
  colourOf,
  namedParts,
  useItemName,
} from '../../shell/ui';
import { StateBadge } from '../../shell/ui/StateBadge';
import { paths as bag } from '../bag/paths';
import { wearWords } from '../mall/wears';
import { upgradeTo } from '../upgrades/paths';
import { ItemActions } from './ItemActions';
import { ItemStory } from './ItemStory';
import { type Item, itemQuery } from './queries';
import { useT } from './t';
import styles from './Item.module.css';

/** The refusal for an item that the player never had. */
const NO_SUCH_ITEM = 1101;

/** `/user/case/{id}`: one item of the player: its art, wear, history, and what it can become. */
export function ItemPage() {
  const { itemId = '' } = useParams();
  const held = useResultsHeld();
  const { data, error, refetch } = useQuery({ ...itemQuery(itemId), enabled: !held });
  if (data === undefined)
    return (
      <div className="page page-main wall">
        {error === null ? (
          <Skeleton shape="plate" />
        ) : error instanceof Refused && (error.errCode === NO_SUCH_ITEM || error.status === 400) ? (
          <Unknown />
        ) : (
          <ErrorNote error={error} onRetry={() => void refetch()} />
        )}
      </div>
    );
  return (
    <>
      <Head item={data} />
      <div className="page page-main wall">
        {data.wears.length > 0 && <Wears item={data} />}
        <ItemStory item={data} />
        {data.targets.length > 0 && <Targets item={data} />}
      </div>
    </>
  );
}

function Unknown() {
  const t = useT();
  return (
    <>
      <div className="stack">
        <Breadcrumb here={t('item.unknown')} />
        <h1 className="title-page">{t('item.unknown')}</h1>
      </div>
      <Empty
        icon="bag"
        text={t('item.unknownText')}
        action={<ButtonLink variant="solid" href={bag.bag} label={t('item.toBag')} />}
      />
    </>
  );
}

function Head({ item }: { item: Item }) {
  const t = useT();
  const nameOf = useItemName();
  const colour = colourOf(item.skinsRarity, item.category);
  const { name, kind } = namedParts(item);
  return (
    <section className="stage stage-section">
      <div className="page stack">
        <Breadcrumb here={nameOf(item)} />
        <div className={styles['head']} data-colour={colour}>
          <SkinPlate
            className={styles['art']}
            image={item.image}
            alt={nameOf(item)}
            colour={colour}
            loading="eager"
          />
          <div className={styles['facts']}>
            <p className="cluster">
              <RarityBadge rarity={item.skinsRarity} colour={colour} />
              <StateBadge status={item.status} />
            </p>
            <div>
              <p className="muted">{kind}</p>
              <h1 className={`display ${styles['name']}`}>{name}</h1>
            </div>
            <p className={styles['price']}>
              <Gem value={item.salePrice} />
              {item.price !== null && item.price !== item.salePrice && (
                <small className="muted">
                  {t('item.priceNow')} <Gem value={item.price} />
                </small>
              )}
            </p>
            <ItemActions item={item} />
          </div>
        </div>
      </div>
    </section>
  );
}

/** The wears that the catalogue has of this skin, with their prices: wear belongs to a skin, not to one item. */
function Wears({ item: { wears } }: { item: Item }) {
  const t = useT();
  const say = useWords();
  return (
    <section className="panel pad stack">
      <div>
        <h2 className="title-section">{t('item.wear')}</h2>
        <p className="note">{t('item.wearNote')}</p>
      </div>
      <ul className={styles['wears']}>
        {wears.map(({ wear, price, own }) => (
          <li key={wear} aria-current={own ? 'true' : undefined}>
            <b>{say(wearWords[wear])}</b>
            <Gem value={price} />
            {own && <small>{t('item.this')}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Targets({ item: { targets } }: { item: Item }) {
  const t = useT();
  const nameOf = useItemName();
  return (
    <section className="stack">
      <div className="section-head">
        <h2 className="title-section">{t('item.becomes')}</h2>
        <p className="note">{t('item.becomesNote')}</p>
      </div>
      <ul className={styles['targets']}>
        {targets.map((target) => (
          <li key={target.skinId}>
            <Link className={`panel ${styles['target']}`} href={upgradeTo(target.skinId)}>
              <SkinPlate
                image={target.image}
                alt=""
                colour={colourOf(target.skinsRarity, target.category)}
                className={styles['targetArt']}
              />
              <span className={styles['targetText']}>
                <b>{nameOf(target)}</b>
                <Gem value={target.price} />
                <span className="split">
                  <small className="muted">{t('item.chance')}</small>
                  <b>{percent(target.rate)}</b>
                </span>
                <progress max={1} value={target.rate} aria-hidden="true" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
