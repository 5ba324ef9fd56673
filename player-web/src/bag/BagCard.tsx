import { useTranslation } from 'react-i18next';
import { openModal } from '../app/modals';
import type { RollEvidence } from '../seeds';
import { ItemCard, Tag, splitName } from '../ui';
import { isEnded, useItemNames } from './names';
import type { BagItem } from './queries';
import styles from './Bag.module.css';

/** An item with its state and where it came from; with its proof where one is at hand. */
export function BagCard({ item, proof }: { item: BagItem; proof: RollEvidence | undefined }) {
  const { t } = useTranslation();
  const { state, source } = useItemNames();
  const { name } = splitName(item.name);
  return (
    <div className={styles['cell']}>
      <ItemCard
        name={item.name}
        image={item.image}
        rarity={item.skinsRarity}
        exterior={item.exterior}
        price={item.salePrice}
        disabled={item.disable}
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
            aria-label={t('bag.bag.verifyOne', { name })}
            onClick={() => openModal('fairness', { evidence: proof })}
          >
            {t('bag.bag.verify')}
          </button>
        )}
      </div>
    </div>
  );
}
