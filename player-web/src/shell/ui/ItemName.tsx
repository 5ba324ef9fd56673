import { useTranslation } from 'react-i18next';
import { splitName } from './rarity';

interface Named {
  /** Brand and name joined by a pipe. */
  name: string;
  /** In the player's language; empty for what does not wear. */
  exterior: string;
}

/**
 * An item's name as it stands everywhere, its wear beside it in brackets: two items may differ in nothing else but
 * their value.
 */
export function useItemName(): (item: Named) => string {
  const { t } = useTranslation();
  return (item) => {
    const { name } = splitName(item.name);
    return item.exterior === '' ? name : t('ui.worn', { name, wear: item.exterior });
  };
}

export function ItemName(item: Named) {
  return useItemName()(item);
}
