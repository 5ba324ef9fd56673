import { useTranslation } from 'react-i18next';
import type { Colour } from './colour';
import type { Rarity } from './rarity';
import styles from './RarityBadge.module.css';

/** A rarity with its name: colour alone is never enough. */
export function RarityBadge({ rarity, colour }: { rarity: Rarity; colour: Colour }) {
  const { t } = useTranslation();
  return (
    <span className={styles['rarity']} data-colour={colour}>
      {t(`ui.rarity.${rarity}`)}
    </span>
  );
}
