import { clsx } from 'clsx';
import { Gem, ItemName, RarityBadge, SkinPlate, Ticket, splitName } from '../ui';
import type { BoxEvidence } from './box-evidence';
import styles from './Proof.module.css';

/** The item that was won, beside its proof. */
export function Prize({ evidence: { outcome } }: { evidence: BoxEvidence }) {
  if (outcome === undefined) return null;
  const { stuffName, exterior, stuffImage, skinsRarity, price, range } = outcome;
  return (
    <div className={clsx('stack', styles['prize'])} data-rarity={skinsRarity}>
      <SkinPlate image={stuffImage} alt="" rarity={skinsRarity} loading="eager" className={styles['plate']} />
      <p className={styles['kind']}>
        <span>{splitName(stuffName).brand}</span>
        <RarityBadge rarity={skinsRarity} />
      </p>
      <p className="name-lg">
        <ItemName name={stuffName} exterior={exterior} />
      </p>
      <Gem value={price} size="lg" />
      {range !== undefined && (
        <Ticket tickets={range.endTicket - range.startTicket} tint className={styles['ticket']} />
      )}
    </div>
  );
}
