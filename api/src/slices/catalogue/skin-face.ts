import type { Catalogue, Rarity, Skin, Text } from '@skins/engine/catalogue';
import { type Language, inLanguage } from '../../foundation/http/language.ts';
import { EXTERIORS, exteriorText } from './texts.ts';

// Display data of a skin in a record; an unknown skin is shown by its id.
export const namesOf = (skin: Skin | undefined, skinId: string): Text =>
  skin?.name ?? { zh: skinId, en: skinId, ru: skinId, vi: skinId };
export const imageOf = (skin: Skin | undefined): string => skin?.image ?? '';
export const rarityOf = (skin: Skin | undefined): Rarity => skin?.rarity ?? 'unknown';

/** Returns what a skin is searched by: its names, and its wear as it stands after them and as players shorten it. */
export const searchedNames = ({ name, exterior }: Pick<Skin, 'name' | 'exterior'>): ReadonlySet<string> =>
  new Set([
    ...Object.values(name),
    ...(exterior === null ? [] : [exterior, ...Object.values(EXTERIORS[exterior])]),
  ]);

/** Returns a skin's display data in a player's language. */
export function faceIn({ skins }: Catalogue, skinId: string, language: Language) {
  const skin = skins.get(skinId);
  return {
    skinId,
    name: inLanguage(namesOf(skin, skinId), language),
    image: imageOf(skin),
    skinsRarity: rarityOf(skin),
    category: skin?.category ?? '',
    exterior: skin === undefined ? '' : inLanguage(exteriorText(skin.exterior), language),
  };
}

/** Returns the same with the field names of boxes (spec 3.10). */
export const faceOf = ({ skins }: Catalogue, skinId: string, language: Language) => {
  const skin: Skin | undefined = skins.get(skinId);
  return {
    skinId,
    stuffName: skin ? inLanguage(skin.name, language) : skinId,
    stuffImage: skin?.image ?? '',
    skinsRarity: skin?.rarity ?? ('unknown' as const),
    category: skin?.category ?? '',
    exterior: skin ? inLanguage(exteriorText(skin.exterior), language) : '',
  };
};
