import { clsx } from 'clsx';
import { Gem, ItemName, RarityBadge, SkinPlate, Ticket, colourOf, splitName } from '../../shell/ui';
import type { BoxEvidence } from './box-evidence';
import styles from './Proof.module.css';

/** The item won, shown beside its proof. */
export function Prize({ evidence: { outcome } }: { evidence: BoxEvidence }) {
  if (outcome === undefined) return null;
  const { stuffName, exterior, stuffImage, skinsRarity, category, price, range } = outcome;
  const colour = colourOf(skinsRarity, category);
  return (
    <div className={clsx('stack', styles['prize'])} data-colour={colour}>
      <SkinPlate image={stuffImage} alt="" colour={colour} loading="eager" className={styles['plate']} />
      <p className={styles['kind']}>
        <span>{splitName(stuffName).brand}</span>
        <RarityBadge rarity={skinsRarity} colour={colour} />
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
