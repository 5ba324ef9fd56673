import { openModal } from '../app/modals';
import type { Evidence } from '../seeds/evidence';
import { ItemCard, Tag, useItemName } from '../ui';
import { isEnded, useItemNames } from './names';
import type { BagItem } from './queries';
import { type Chosen, isSellable } from './use-chosen';
import { useT } from './t';
import styles from './Bag.module.css';

export interface BagCardProps {
  item: BagItem;
  proof: Evidence | undefined;
  chosen: Chosen;
}

/** An item with its state and where it came from; with its proof where one is at hand. */
export function BagCard({ item, proof, chosen }: BagCardProps) {
  const t = useT();
  const { state, source } = useItemNames();
  const name = useItemName()(item);
  const choice = isSellable(item)
    ? {
        checked: chosen.has(item.id),
        label: t('sell.one', { name }),
        onChange: (wanted: boolean) => (wanted ? chosen.choose([item]) : chosen.drop(item.id)),
      }
    : undefined;
  return (
    <div className={styles['cell']}>
      <ItemCard
        name={item.name}
        image={item.image}
        rarity={item.skinsRarity}
        category={item.category}
        exterior={item.exterior}
        price={item.salePrice}
        disabled={item.disable}
        choice={choice}
        plateClassName={styles['plate']}
        note={
          <Tag label={state(item.status)} tone={item.disable || isEnded(item.status) ? undefined : 'ok'} />
        }
      />
      <div className={styles['origin']}>
        <span>{source(item.source)}</span>
        {proof !== undefined && (
          <button
            type="button"
            className="link"
            aria-label={t('bag.verifyOne', { name })}
            onClick={() => openModal('fairness', { evidence: proof })}
          >
            {t('bag.verify')}
          </button>
        )}
      </div>
    </div>
  );
}
