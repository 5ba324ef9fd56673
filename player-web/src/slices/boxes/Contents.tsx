import { memo } from 'react';
import { TICKETS } from '@skins/engine/fairness';
import { count } from '../../shell/i18n/format';
import { ItemCard, ItemGrid } from '../../shell/ui';
import { OddsFigure } from './OddsFigure';
import { byRarity, ticketsOf } from './odds';
import { useT } from './t';
import type { Item } from './queries';

interface ContentsProps {
  /** the operators' one-line description of the box */
  readonly lede: string;
  readonly items: readonly Item[];
}

/** All items of a box with exact odds, shown before the player pays. */
export const Contents = memo(function Contents({ lede, items }: ContentsProps) {
  const t = useT();
  return (
    <section aria-labelledby="contents">
      <div className="section-head">
        <h2 className="title-section" id="contents">
          {t('odds.title')}
        </h2>
        <p className="note">{t('odds.note', { count: items.length, tickets: count(TICKETS) })}</p>
      </div>
      <p className="lede">{lede}</p>
      <OddsFigure items={items} />
      <ItemGrid cols={4}>
        {byRarity(items).map((item) => (
          <ItemCard
            key={item.skinId}
            name={item.stuffName}
            image={item.stuffImage}
            rarity={item.skinsRarity}
            category={item.category}
            exterior={item.exterior}
            price={item.price}
            tickets={ticketsOf(item)}
          />
        ))}
      </ItemGrid>
    </section>
  );
});
