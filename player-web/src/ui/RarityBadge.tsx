import { useTranslation } from 'react-i18next';
import type { Rarity } from './rarity';
import styles from './RarityBadge.module.css';

/** Rarity is never shown by colour alone: a name stands beside it. */
export function RarityBadge({ rarity }: { rarity: Rarity }) {
  const { t } = useTranslation();
  return (
    <span className={styles['rarity']} data-rarity={rarity}>
      {t(`ui.rarity.${rarity}`)}
    </span>
  );
}
