import { useTranslation } from 'react-i18next';
import { splitName } from './rarity';

interface Named {
  /** Brand and name joined by a pipe. */
  name: string;
  /** in the player's language; empty for items without wear */
  exterior: string;
}

/**
 * Returns a function for an item's name with its wear in brackets, the same on every page. Two items may differ only
 * in wear and value.
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
