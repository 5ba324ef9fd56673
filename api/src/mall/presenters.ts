import type { Catalogue } from '@skins/engine/catalogue';
import { imageOf, namesOf, rarityOf } from '../catalogue/skin-face.ts';
import { exteriorText } from '../catalogue/texts.ts';
import { type Language, inLanguage } from '../http/language.ts';

/** What a skin looks like to players in their language. */
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
