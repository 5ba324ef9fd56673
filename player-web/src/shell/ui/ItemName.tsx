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
    const { name } = namedParts(item);
    return item.exterior === '' ? name : t('ui.worn', { name, wear: item.exterior });
  };
}

/** Returns an item's name for large type: its own name, and brand and wear for the line above it. */
export function namedParts(item: Named): { readonly name: string; readonly kind: string } {
  const { brand, name } = splitName(item.name);
  return { name, kind: [brand, item.exterior].filter((part) => part !== '').join(' · ') };
}

export function ItemName(item: Named) {
  return useItemName()(item);
}
