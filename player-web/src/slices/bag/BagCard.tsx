import { Link } from 'wouter';
import { openModal } from '../../shell/app/modals';
import type { Evidence } from '../../shell/seeds/evidence';
import { ItemCard, useItemName } from '../../shell/ui';
import { StateBadge } from '../../shell/ui/StateBadge';
import { itemPath } from './paths';
import type { BagItem } from './queries';
import type { Chosen } from './use-chosen';
import { useSourceName } from './use-source-name';
import { useT } from './t';
import styles from './Bag.module.css';

interface BagCardProps {
  item: BagItem;
  proof: Evidence | undefined;
  chosen: Chosen;
}

/** An item with its state and source, and its proof if available. */
export function BagCard({ item, proof, chosen }: BagCardProps) {
  const t = useT();
  const sourceName = useSourceName();
  const name = useItemName()(item);
  const choice = item.disable
    ? undefined
    : {
        checked: chosen.has(item.id),
        label: t('sell.one', { name }),
        onChange: (wanted: boolean) => (wanted ? chosen.choose([item]) : chosen.drop(item.id)),
      };
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
        note={<StateBadge status={item.status} />}
      />
      <div className={styles['origin']}>
        <span>{sourceName(item.source)}</span>
        <Link className="link" aria-label={t('bag.lookOne', { name })} href={itemPath(item.id)}>
          {t('bag.look')}
        </Link>
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
