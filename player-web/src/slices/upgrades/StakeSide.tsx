import type { BagItem } from '../bag/queries';
import { count, gems as gemsText } from '../../shell/i18n/format';
import { sumOfGems } from '../../shell/play/gems';
import { useUser } from '../../shell/session';
import { Field, Gem, Icon, SkinPlate, colourOf, namedParts, useItemName } from '../../shell/ui';
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
  const balance = useUser()?.balance;
  const worth = sumOfGems([...items.map(({ salePrice }) => salePrice), gems ?? 0]);
  return (
    <section className={styles['stakes']} aria-label={t('stake.title')}>
      <div className="split">
        <h2 className="title-card">{t('stake.title')}</h2>
        <span className="note">
          {t('stake.count', { amount: count(items.length), most: count(MOST_ITEMS) })}
        </span>
      </div>
      <ul className={styles['row']}>
        {items.map((item) => (
          <Staked key={item.id} item={item} onDrop={locked ? undefined : () => onDrop(item.id)} />
        ))}
        {!locked && items.length < MOST_ITEMS && (
          <li>
            <button type="button" className={styles['slot']} onClick={onAdd}>
              <Icon name="plus" />
              {t('stake.add')}
            </button>
          </li>
        )}
      </ul>
      <div className={styles['gems']}>
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
      </div>
      <div className={`split ${styles['foot']}`}>
        <span className="muted">{t('stake.sum')}</span>
        <Gem value={worth} size="lg" />
      </div>
    </section>
  );
}

function Staked({ item, onDrop }: { item: BagItem; onDrop: (() => void) | undefined }) {
  const t = useT();
  const nameOf = useItemName();
  return (
    <li className={styles['staked']} title={nameOf(item)}>
      <SkinPlate
        image={item.image}
        alt=""
        colour={colourOf(item.skinsRarity, item.category)}
        className={styles['plate']}
      />
      <b>{namedParts(item).name}</b>
      <Gem value={item.salePrice} />
      {onDrop !== undefined && (
        <IconButton
          className={styles['drop']}
          size="sm"
          icon="close"
          label={t('stake.drop', { name: nameOf(item) })}
          onClick={onDrop}
        />
      )}
    </li>
  );
}
