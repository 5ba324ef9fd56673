import { Type, type Static } from 'typebox';
import { Hash, closed, defineEvent } from '../kernel/index.ts';

const Id = Type.String({ pattern: '^[a-z0-9-]{1,40}$' });
/** A thousand million gems: ten opens at that price stay far below the safe integers. */
const PRICE_MAX = 10_000_000_000_000;
const Amount = Type.Integer({ minimum: 1, maximum: PRICE_MAX, description: '1/10,000 gem' });

/** A text in the shop's four languages. */
export const Text = closed({
  zh: Type.String(),
  en: Type.String(),
  ru: Type.String(),
  vi: Type.String(),
});
export type Text = Static<typeof Text>;

/** Rarity keys of the specification, second document, section 3, rarest first. */
export const Rarity = Type.Enum([
  'contraband',
  'ancient',
  'legendary',
  'mythical',
  'rare',
  'uncommon',
  'common',
  'unknown',
]);
export type Rarity = Static<typeof Rarity>;

/** Wear: factory new, minimal wear, field-tested, well-worn, battle-scarred; null for what does not wear. */
export const Exterior = Type.Union([Type.Enum(['fn', 'mw', 'ft', 'ww', 'bs']), Type.Null()]);
export type Exterior = Static<typeof Exterior>;

export const Skin = closed({
  skinId: Id,
  name: Text,
  image: Type.String({ pattern: '^/' }),
  rarity: Rarity,
  category: Type.String({ minLength: 1, maxLength: 20 }),
  exterior: Exterior,
  price: Amount,
});
export type Skin = Static<typeof Skin>;

/** A skin entered the catalogue, or its description or price changed. */
export const SkinListed = defineEvent('SkinListed', Skin);

export const BoxKind = Type.Enum(['hash', 'csgo']);

export const Shelf = closed({ shelfId: Id, kind: BoxKind, name: Text });
export type Shelf = Static<typeof Shelf>;

/** A shelf was put up, or its name changed. Shelves stand in the order in which they were put up. */
export const ShelfPlaced = defineEvent('ShelfPlaced', Shelf);

/** An item of a box version: adjacent half-open ranges that split the 2^24 tickets. */
export const BoxItem = closed({
  skinId: Id,
  value: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description: '1/10,000 gem' }),
  startTicket: Type.Integer({ minimum: 0, maximum: 0xffffff }),
  endTicket: Type.Integer({ minimum: 1, maximum: 0x1000000 }),
});
export type BoxItem = Static<typeof BoxItem>;

/** How a box is shown; no part of its odds. */
export const BoxFace = closed({
  number: Type.Integer({ minimum: 1 }),
  shelfId: Id,
  name: Text,
  lede: Text,
  image: Type.String({ pattern: '^/' }),
  hero: Id,
});
export type BoxFace = Static<typeof BoxFace>;

/** Price and odds of a box, immutable and named by their hash. */
export const BoxOdds = closed({
  boxId: Id,
  price: Amount,
  items: Type.Array(BoxItem, { minItems: 1, maxItems: 500 }),
});
export type BoxOdds = Static<typeof BoxOdds>;

/** A box version is on sale from now on; the one before it is not. */
export const BoxVersionPublished = defineEvent(
  'BoxVersionPublished',
  closed({
    odds: BoxOdds,
    face: BoxFace,
    versionHash: Hash,
    /** from 1 */
    version: Type.Integer({ minimum: 1 }),
  }),
);
