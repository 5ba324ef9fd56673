import type { SkinEntry, Text } from '@skins/engine/catalogue';
import { parseGems, toGems } from '@skins/engine/catalogue/odds';
import { typedNumber } from '../../shell/i18n/typed-number';
import { type CatalogueChange, type DeskSkin, changeOf } from './calls';

export const RARITIES = [
  'contraband',
  'ancient',
  'legendary',
  'mythical',
  'rare',
  'uncommon',
  'common',
] as const;
export const CATEGORIES = [
  'rifle',
  'sniper',
  'smg',
  'pistol',
  'shotgun',
  'machinegun',
  'knife',
  'hands',
  'charm',
  'sticker',
] as const;
export const EXTERIORS = ['none', 'fn', 'mw', 'ft', 'ww', 'bs'] as const;

const ID = /^[a-z0-9-]{1,40}$/;
const NAME = /^[^|]*[^|\s] \| [^|\s][^|]*$/;
const IMAGE = /^(\/[\w~%-][\w.~%-]*)+$/;

/** A skin as it is typed. */
export interface SkinDraft {
  readonly skinId: string;
  readonly name: Text;
  readonly image: string;
  readonly rarity: SkinEntry['rarity'];
  readonly category: SkinEntry['category'];
  readonly exterior: (typeof EXTERIORS)[number];
  readonly price: string;
}

export const NEW_SKIN: SkinDraft = {
  skinId: '',
  name: { zh: '', en: '', ru: '', vi: '' },
  image: '',
  rarity: 'common',
  category: 'rifle',
  exterior: 'none',
  price: '',
};

export const draftOf = ({ skinId, name, image, rarity, category, exterior, price }: DeskSkin): SkinDraft => ({
  skinId,
  name,
  image,
  rarity: RARITIES.find((one) => one === rarity) ?? 'common',
  category: CATEGORIES.find((one) => one === category) ?? 'rifle',
  exterior: exterior ?? 'none',
  price: String(toGems(price)),
});

const priceIn = ({ price }: SkinDraft): number => parseGems(typedNumber(price) ?? '') ?? 0;

/** Which fields are wrong, besides the name. @param taken ids that the skin cannot have */
export const faultsIn = (draft: SkinDraft, taken: ReadonlySet<string>) => ({
  skinId: !ID.test(draft.skinId) || taken.has(draft.skinId),
  image: !IMAGE.test(draft.image),
  price: priceIn(draft) === 0,
});

/** Whether a name is written as brand and name. */
export const isSkinName = (line: string): boolean => NAME.test(line);

export const changeIn = ({ exterior, ...rest }: SkinDraft): CatalogueChange =>
  changeOf({
    skins: [
      {
        ...rest,
        exterior: exterior === 'none' ? null : exterior,
        price: priceIn({ ...rest, exterior }),
      },
    ],
  });
