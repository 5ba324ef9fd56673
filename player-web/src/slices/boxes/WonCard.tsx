import { clsx } from 'clsx';
import { Button, Gem, ItemName, RarityBadge, SkinPlate, colourOf, useItemName } from '../../shell/ui';
import { EmptyPlate } from '../../shell/ui/SkinPlate';
import type { Opening } from './box-play';
import { useT } from './t';
import styles from './WonCard.module.css';

interface WonCardProps {
  opening: Opening;
  image: string;
  print: string | undefined;
  /** The most valuable one, shown larger. */
  best: boolean;
  onVerify: () => void;
}

/** Placeholder for a card, about as high. */
export const WonCardToCome = () => (
  <li className={clsx(styles['card'], styles['toCome'])} aria-hidden="true">
    <EmptyPlate label="" className={styles['plate']} />
  </li>
);

/** One of several results: plate, name, wear, value and proof. */
export function WonCard({ opening, image, print, best, onVerify }: WonCardProps) {
  const t = useT();
  const nameOf = useItemName();
  const colour = colourOf(opening.skinsRarity, opening.category);
  const named = { name: opening.stuffName, exterior: opening.exterior };
  return (
    <li
      className={clsx(styles['card'], best && styles['best'])}
      data-colour={colour}
      data-skin={opening.skinId}
      data-best={best ? '' : undefined}
    >
      <SkinPlate image={image} print={print} alt="" colour={colour} className={styles['plate']} />
      <b className={styles['name']}>
        <ItemName {...named} />
      </b>
      <RarityBadge rarity={opening.skinsRarity} colour={colour} />
      <span className={styles['foot']}>
        <Gem value={opening.price} size={best ? 'lg' : undefined} />
        <Button
          size="sm"
          icon="verify"
          label={t('result.verify')}
          aria-label={t('result.verifyOne', { name: nameOf(named) })}
          onClick={onVerify}
        />
      </span>
    </li>
  );
}
