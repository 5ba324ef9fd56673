import type { BagItem } from '../bag/queries';
import { count, gems as gemsText } from '../../shell/i18n/format';
import { sumOfGems } from '../../shell/play/gems';
import { useUser } from '../../shell/session';
import { Button, Field, Gem, ItemCard, ItemGrid, useItemName } from '../../shell/ui';
import { IconButton } from '../../shell/ui/Button';
import { useT } from './t';
import { MOST_ITEMS } from './use-stake';
import styles from './Forge.module.css';

interface StakeSideProps {
  items: readonly BagItem[];
  /** undefined if the typed text is not an amount */
  gems: number | undefined;
  gemsText: string;
  onGems: (text: string) => void;
  onDrop: (itemId: string) => void;
  onAdd: () => void;
  locked: boolean;
}

/** The stake: items at their grant value, and gems. */
export function StakeSide(props: StakeSideProps) {
  const { items, gems, onGems, onDrop, onAdd, locked } = props;
  const t = useT();
  const nameOf = useItemName();
  const balance = useUser()?.balance;
  const worth = sumOfGems([...items.map(({ salePrice }) => salePrice), gems ?? 0]);
  return (
    <section className="stack" aria-label={t('stake.title')}>
      <div className="split">
        <h2 className="title-card">{t('stake.title')}</h2>
        <span className="note">
          {t('stake.count', { count: count(items.length), most: count(MOST_ITEMS) })}
        </span>
      </div>
      <ItemGrid cols={2} className={styles['grid']}>
        {items.map((item) => (
          <div className={styles['cell']} key={item.id}>
            <ItemCard
              name={item.name}
              image={item.image}
              rarity={item.skinsRarity}
              category={item.category}
              exterior={item.exterior}
              price={item.salePrice}
            />
            {!locked && (
              <IconButton
                className={styles['drop']}
                size="sm"
                icon="close"
                label={t('stake.drop', { name: nameOf(item) })}
                onClick={() => onDrop(item.id)}
              />
            )}
          </div>
        ))}
        {!locked && items.length < MOST_ITEMS && (
          <Button className={styles['slot']} icon="plus" label={t('stake.add')} onClick={onAdd} />
        )}
      </ItemGrid>
      <Field
        label={t('stake.gems')}
        value={props.gemsText}
        onChange={onGems}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        disabled={locked}
        hint={balance === undefined ? undefined : t('stake.balance', { balance: gemsText(balance) })}
        error={gems === undefined ? t('stake.noAmount') : undefined}
      />
      <div className={`split ${styles['foot']}`}>
        <span className="muted">{t('stake.sum')}</span>
        <Gem value={worth} size="lg" />
      </div>
    </section>
  );
}
