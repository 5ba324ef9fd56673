import { clsx } from 'clsx';
import { Gem, RarityBadge, SkinPlate, Ticket, colourOf, splitName } from '../ui';
import type { BoxEvidence } from './box-evidence';
import styles from './Proof.module.css';

/** The item that was won, beside its proof. */
export function Prize({ evidence: { outcome, rules } }: { evidence: BoxEvidence }) {
  if (outcome === undefined) return null;
  const { skinId, stuffName, stuffImage, skinsRarity, category, price, range } = outcome;
  const { brand, name } = splitName(stuffName);
  const exterior = rules?.items.find((item) => item.skinId === skinId)?.exterior ?? '';
  const kind = [brand, exterior].filter((part) => part !== '').join(' · ');
  const colour = colourOf(skinsRarity, category);
  return (
    <div className={clsx('stack', styles['prize'])} data-colour={colour}>
      <SkinPlate image={stuffImage} alt="" colour={colour} loading="eager" className={styles['plate']} />
      <p className={styles['kind']}>
        <span>{kind}</span>
        <RarityBadge rarity={skinsRarity} colour={colour} />
      </p>
      <p className="name-lg">{name}</p>
      <Gem value={price} size="lg" />
      {range !== undefined && (
        <Ticket tickets={range.endTicket - range.startTicket} tint className={styles['ticket']} />
      )}
    </div>
  );
}
