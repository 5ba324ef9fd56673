import type { Rarity, Skin, Text } from '@skins/engine/catalogue';

// How a skin is shown that a record names; the id stands in for one that the catalogue does not know.
export const namesOf = (skin: Skin | undefined, skinId: string): Text =>
  skin?.name ?? { zh: skinId, en: skinId, ru: skinId, vi: skinId };
export const imageOf = (skin: Skin | undefined): string => skin?.image ?? '';
export const rarityOf = (skin: Skin | undefined): Rarity => skin?.rarity ?? 'unknown';
