import { Type, type Static } from 'typebox';
import { type FormerVersion, Hash, closed, defineEvent, defineRules } from '../../kernel/index.ts';

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

/** The rarity keys of spec 3.21, rarest first. */
export const RARITIES = [
  'contraband',
  'ancient',
  'legendary',
  'mythical',
  'rare',
  'uncommon',
  'common',
  'unknown',
] as const;
export const Rarity = Type.Enum([...RARITIES]);
export type Rarity = Static<typeof Rarity>;

/** Wear: factory new, minimal wear, field-tested, well-worn, battle-scarred; null for what does not wear. */
export const Exterior = Type.Union([Type.Enum(['fn', 'mw', 'ft', 'ww', 'bs']), Type.Null()]);
export type Exterior = Static<typeof Exterior>;

/** The use of a skin, for new entries of the catalogue. Events are wider. */
export const Category = Type.Enum(
  ['rifle', 'sniper', 'smg', 'pistol', 'shotgun', 'machinegun', 'knife', 'hands', 'charm', 'sticker'],
  { description: 'rifle, sniper, smg, pistol, shotgun, machinegun, knife, hands, charm or sticker' },
);

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

/** Time at which something takes effect; 0 in older events without such times, which took effect at once. */
const From = Type.Integer({
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
  description: 'milliseconds since 1970',
});

const atOnce = (schema: FormerVersion['schema'], more: object = {}): readonly FormerVersion[] => [
  { schema, until: 4, lift: (data) => ({ ...Object(data), ...more, from: 0 }) },
];

/** A skin enters the catalogue, or its description or price changes, from a time on. */
export const SkinListed = defineEvent('SkinListed', closed({ ...Skin.properties, from: From }), {
  former: atOnce(Skin),
});

export const BoxKind = Type.Enum(['hash', 'csgo']);
export type BoxKind = Static<typeof BoxKind>;

export const Shelf = closed({ shelfId: Id, kind: BoxKind, name: Text });
export type Shelf = Static<typeof Shelf>;

/** The shelf id of a box that stands on no shelf: a phase of the moon box, which opens only there. */
export const NO_SHELF = 'none';

/** A shelf is added, or its name changes, from a time on. Shelves are displayed in the order added, or in a later order. */
export const ShelfPlaced = defineEvent('ShelfPlaced', closed({ ...Shelf.properties, from: From }), {
  former: atOnce(Shelf),
});

/** Maximum of shelves in one order. */
export const SHELVES_ORDERED_MAX = 1_000;
export const BOXES_ORDERED_MAX = 10_000;

/** Shelves have another display order from a time on; those not listed follow in their former order. */
export const ShelvesOrdered = defineEvent(
  'ShelvesOrdered',
  closed({
    shelfIds: Type.Array(Id, { minItems: 1, maxItems: SHELVES_ORDERED_MAX, uniqueItems: true }),
    from: From,
  }),
);

/**
 * Boxes have another display order from a time on, each on its own shelf, and keep their numbers. Those not listed come
 * before them, the highest number first.
 */
export const BoxesOrdered = defineEvent(
  'BoxesOrdered',
  closed({
    boxIds: Type.Array(Id, { minItems: 1, maxItems: BOXES_ORDERED_MAX, uniqueItems: true }),
    from: From,
  }),
);

/** An item of a box version: adjacent half-open ranges that split the 2^24 tickets. */
export const BoxItem = closed({
  skinId: Id,
  value: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description: '1/10,000 gem' }),
  startTicket: Type.Integer({ minimum: 0, maximum: 0xffffff }),
  endTicket: Type.Integer({ minimum: 1, maximum: 0x1000000 }),
});
export type BoxItem = Static<typeof BoxItem>;

/** The appearance of a box; no part of its odds. */
export const BoxFace = closed({
  number: Type.Integer({ minimum: 1 }),
  shelfId: Id,
  name: Text,
  lede: Text,
  image: Type.String({ pattern: '^/' }),
  hero: Id,
});
export type BoxFace = Static<typeof BoxFace>;

/** A box's price and odds, immutable and identified by their hash. */
export const BoxOdds = closed({
  boxId: Id,
  price: Amount,
  items: Type.Array(BoxItem, { minItems: 1, maxItems: 500 }),
});
export type BoxOdds = Static<typeof BoxOdds>;

const Openings = (description: string) =>
  Type.Union([Type.Integer({ minimum: 1, maximum: 1_000_000 }), Type.Null()], { description });

/** The terms of opening a box; no part of its odds. */
export const BoxTerms = closed({
  perDay: Openings('most openings of a player on a house day; null: any number'),
  allowance: Openings('openings of a player on a house day that cost nothing; null: none'),
});
export type BoxTerms = Static<typeof BoxTerms>;

/** The terms of a box by default: no limit and no allowance. */
export const OPEN_TERMS: BoxTerms = { perDay: null, allowance: null };

const VERSION = {
  odds: BoxOdds,
  face: BoxFace,
  versionHash: Hash,
  /** from 1 */
  version: Type.Integer({ minimum: 1 }),
};

/** A box version is on sale from a time on, in place of the one before. */
export const BoxVersionPublished = defineEvent(
  'BoxVersionPublished',
  closed({ ...VERSION, terms: BoxTerms, from: From }),
  { former: atOnce(closed(VERSION), { terms: OPEN_TERMS }) },
);

/** A box is no longer on sale from a time on, until a new version is published. */
export const BoxRetired = defineEvent('BoxRetired', closed({ boxId: Id, from: From }));

const Share = (description: string) => Type.Integer({ minimum: 0, maximum: 10_000_000, description });

const CatalogueBounds = closed({
  rtp: closed({
    min: Share('least return to player of a box, in 1/10,000'),
    max: Share('largest return to player of a box, in 1/10,000'),
  }),
  priceMin: Type.Integer({ minimum: 1, maximum: PRICE_MAX, description: 'of a box, in 1/10,000 gem' }),
  priceMax: Type.Integer({ minimum: 1, maximum: PRICE_MAX, description: 'of a box, in 1/10,000 gem' }),
});
export type CatalogueBounds = Static<typeof CatalogueBounds>;

/** The bounds for boxes that operators publish. */
export const CATALOGUE_BOUNDS = defineRules(
  'catalogue-bounds',
  CatalogueBounds,
  { rtp: { min: 2_500, max: 10_000 }, priceMin: 100, priceMax: 1_000_000_000 },
  // They bound how far odds can be moved.
  { like: 'odds' },
);

/** The host of pictures whose paths begin with a slash; null: the shop itself. Pages allow pictures from there too. */
export const IMAGE_HOST = defineRules(
  'image-host',
  closed({
    origin: Type.Union([
      Type.String({ pattern: '^https://[a-z0-9-]+(\\.[a-z0-9-]+)+(:\\d{1,5})?$', maxLength: 120 }),
      Type.Null(),
    ]),
  }),
  { origin: null },
);

/** The event types of the slice, for its definition and its audit. */
export const events = {
  SkinListed,
  ShelfPlaced,
  ShelvesOrdered,
  BoxesOrdered,
  BoxVersionPublished,
  BoxRetired,
};
