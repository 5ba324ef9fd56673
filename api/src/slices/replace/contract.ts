import { MAX_REPLACED } from '@skins/engine/replace';
import { Type } from 'typebox';
import { get, post } from '../../foundation/contract/call.ts';
import {
  AfterPage,
  AfterQuery,
  Gems,
  Hash,
  Page,
  PageQuery,
  Probability,
  Rarity,
  Time,
} from '../../foundation/contract/fields.ts';
import { gems } from '../../foundation/contract/gems.ts';
import { refusedAs } from '../../foundation/contract/refused-as.ts';

const ItemId = Type.String({ minLength: 1, maxLength: 60 });
const SkinId = Type.String({ minLength: 1, maxLength: 40 });
const Sum = (description: string) => Type.Number({ description: `${description}, in gems` });

/** The rules in force, for the page before anything is chosen. */
export const replaceTerms = get('/api/replace/terms', {
  summary: 'What replacing costs, and what becomes of a difference',
  data: Type.Object({
    open: Type.Boolean(),
    fee: Type.Number({ description: 'of what the given items were worth when they came, as a fraction' }),
    topUp: Type.Number({
      description: 'what may be paid on top at most, as a fraction of what the fee leaves of the items',
    }),
    refund: Probability,
    max: Type.Integer({ description: 'items, and skins, at a time' }),
    rulesHash: Hash,
  }),
});

const Face = {
  skinId: Type.String(),
  stuffName: Type.String({ description: 'brand and name joined by a pipe' }),
  stuffImage: Type.String(),
  skinsRarity: Rarity,
  category: Type.String(),
  exterior: Type.String({ description: 'wear in the caller’s language, or empty' }),
};

export const REPLACEMENT_ORDERS = ['dearest', 'cheapest'] as const;

export const replacements = get('/api/replace/skins', {
  summary: 'Skins that items can be replaced by, at their prices in force',
  query: Type.Object({
    ...PageQuery.properties,
    q: Type.Optional(Type.String()),
    rarity: Type.Optional(Rarity),
    least: Type.Optional(gems({ minimum: 0, maximum: 10 ** 9 })),
    most: Type.Optional(gems({ minimum: 0, maximum: 10 ** 9 })),
    sort: Type.Optional(Type.Enum([...REPLACEMENT_ORDERS], { default: 'dearest' })),
  }),
  data: Page(Type.Object({ ...Face, price: Gems })),
});

/** One side of a replacement: an item with its value in it. */
const Valued = Type.Object({ itemId: Type.String(), ...Face, value: Gems });

const Deal = {
  worth: Sum('what the given items were worth when they came'),
  fee: Sum('of that'),
  price: Sum('of the skins taken'),
  paid: Sum('paid by the player for a difference upward'),
  refund: Sum('paid to the player of a difference downward'),
  kept: Sum('by the shop, the rest of that'),
};

const QUERY_IDS_CHARS = MAX_REPLACED * 61;
const Ids = (description: string) =>
  refusedAs('replace-out-of-range', Type.String({ minLength: 1, maxLength: QUERY_IDS_CHARS, description }));

export const replaceQuote = get('/api/replace/quote', {
  summary: 'What giving items for skins comes to now, and the hash that names it',
  access: 'player',
  query: Type.Object({
    itemIds: Ids('1 to 10 items of the bag, joined by commas'),
    skinIds: Ids('1 to 10 skins, joined by commas; one that is named twice is taken twice'),
  }),
  refusals: [
    'replace-out-of-range',
    'unknown-item',
    'item-not-free',
    'unknown-replacement',
    'replace-closed',
  ],
  data: Type.Object({
    ...Deal,
    credit: Sum('what the fee leaves of the items for skins'),
    most: Sum('what may be paid on top'),
    balance: Gems,
    rulesHash: Hash,
    quote: Hash,
  }),
});

/** Data needed to show and verify a replacement. */
const Replacement = {
  given: Type.Array(Valued),
  taken: Type.Array(Valued),
  ...Deal,
  rulesHash: Hash,
  quote: Hash,
  commandId: Type.String({ description: 'the Idempotency-Key that it was asked for with' }),
};

export const playReplace = post('/api/replace/play', {
  summary: 'Give items for skins, all or nothing, by the quote that was seen',
  access: 'player',
  idempotencyKey: 'optional',
  refusals: [
    'replace-out-of-range',
    'unknown-item',
    'item-not-free',
    'unknown-replacement',
    'replace-closed',
    'stale-version',
    'replace-too-dear',
    'insufficient-gems',
  ],
  body: Type.Object({
    itemIds: refusedAs('replace-out-of-range', Type.Array(ItemId, { minItems: 1, maxItems: MAX_REPLACED })),
    skinIds: refusedAs('replace-out-of-range', Type.Array(SkinId, { minItems: 1, maxItems: MAX_REPLACED })),
    quote: Type.String({ maxLength: 64 }),
  }),
  data: Type.Object({
    ...Replacement,
    balance: Gems,
    position: Type.String({ description: 'where in the log it stands; lists can be asked to wait for it' }),
  }),
});

/** Data of the page `/user/replace/record` (spec 2.2). */
export const replaceRecord = get('/api/replace/order/record', {
  summary: "The player's replacements, newest first",
  access: 'player',
  waits: true,
  query: AfterQuery,
  data: AfterPage(
    Type.Object({
      id: Type.String({ description: 'position in the log' }),
      ...Replacement,
      createTime: Time,
    }),
  ),
});
