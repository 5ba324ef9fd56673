import { Gem, ItemName, SkinPlate, Tag, colourOf, splitName } from '../../shell/ui';
import type { UpgradeEvidence } from './upgrade-evidence';
import { useT } from './t';
import styles from './Proof.module.css';

/** The target, and whether it was won, beside the proof. */
export function Prize({ evidence: { outcome, choice } }: { evidence: UpgradeEvidence }) {
  const t = useT();
  if (outcome === undefined || choice === undefined) return null;
  const { stuffName, stuffImage, exterior, rarity, won } = outcome;
  return (
    <div className={`stack ${styles['prize']}`}>
      <SkinPlate
        image={stuffImage}
        alt=""
        colour={colourOf(rarity)}
        loading="eager"
        className={styles['plate']}
      />
      <p className="note">{splitName(stuffName).brand}</p>
      <p className="name-lg">
        <ItemName name={stuffName} exterior={exterior} />
      </p>
      <Gem value={choice.targetPrice} size="lg" />
      <p>
        <Tag label={t(won ? 'result.won' : 'result.lost')} tone={won ? 'ok' : undefined} />
      </p>
    </div>
  );
}
