import type { ReactNode } from 'react';
import { RarityBadge, SkinPlate, colourOf, namedParts } from '../../shell/ui';
import type { Wish } from './queries';
import styles from './SkinHead.module.css';

/** The skin that is wished for: art, name, kind and rarity. */
export function SkinHead({ skin, children }: { skin: Wish['skin']; children?: ReactNode }) {
  const colour = colourOf(skin.skinsRarity, skin.category);
  const { name, kind } = namedParts(skin);
  return (
    <div className={styles['head']}>
      <SkinPlate image={skin.image} alt="" colour={colour} loading="eager" className={styles['plate']} />
      <div>
        <p className="name-lg">{name}</p>
        <p className={styles['kind']}>
          <span>{kind}</span>
          <RarityBadge rarity={skin.skinsRarity} colour={colour} />
        </p>
        {children}
      </div>
    </div>
  );
}
