import { MAX_ITEMS } from '@skins/engine/bag';
import { Type } from 'typebox';
import { get, post } from '../../foundation/contract/call.ts';
import { AfterPage, AfterQuery, Gems, Hash, Page, Rarity, Time } from '../../foundation/contract/fields.ts';
import { refusedAs } from '../../foundation/contract/refused-as.ts';

const Status = Type.Integer({ minimum: 0, maximum: 14, description: 'an item state code' });
const Source = Type.Integer({ minimum: 0, maximum: 12, description: 'an item source code' });

/** Number of items, and their value when granted. */
const Holding = { items: Type.Integer({ minimum: 0 }), worth: Gems };

const ItemFace = {
  id: Type.String(),
  skinId: Type.String(),
  name: Type.String({ description: 'brand and name joined by a pipe' }),
  image: Type.String(),
  skinsRarity: Rarity,
  category: Type.String(),
  exterior: Type.String(),
};

const BagItem = Type.Object({
  ...ItemFace,
  status: Status,
  source: Source,
  salePrice: Gems,
  sellPrice: Type.Union([Gems, Type.Null()], {
    description: 'what the shop gives for it now; null where it takes it not back',
  }),
  choose: Type.Boolean(),
  disable: Type.Boolean({ description: 'cannot be ticked: by its state alone' }),
  createTime: Time,
});

const SellBackTerms = Type.Object({ open: Type.Boolean(), rate: Type.Number(), rulesHash: Hash });

export const sellBackTerms = get('/api/bag/terms', {
  summary: 'What share of its value the shop gives for an item now, and whether it takes items back at all',
  data: SellBackTerms,
});

export const backPack = get('/api/personal/center/back/pack', {
  summary:
    'What is with the player, newest first unless told, and what it is worth; with a status, all in that state',
  access: 'player',
  query: Type.Object({
    current: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    type: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 9, description: 'sent by apps; skins are all that a bag holds' }),
    ),
    status: Type.Optional(Status),
    source: Type.Optional(Source),
    sort: Type.Optional(Type.Enum(['newest', 'oldest', 'dearest', 'cheapest'], { default: 'newest' })),
    rarity: Type.Optional(Rarity),
  }),
  data: Type.Object({
    ...Page(BagItem).properties,
    worth: Gems,
    statuses: Type.Array(Type.Object({ status: Status, ...Holding }), {
      description: 'of everything that ever came, whatever was asked for',
    }),
    sources: Type.Array(Type.Object({ source: Source, ...Holding }), {
      description: 'of all that is with the player, whatever was asked for',
    }),
    sellBack: SellBackTerms,
    rarities: Type.Array(Type.Object({ rarity: Rarity, ...Holding }), {
      description: 'of all that is with the player, whatever was asked for',
    }),
  }),
});

export const heldItems = get('/api/personal/center/back/items', {
  summary: 'Those of the named items that are with the player, in the order in which they are named',
  access: 'player',
  query: Type.Object({
    ids: Type.String({ maxLength: 6_200, description: 'up to a hundred ids, between commas' }),
  }),
  data: Type.Array(BagItem),
});

/** Data of the page `/user/drop/record` (spec 2.2). */
export const dropRecord = get('/api/personal/center/drop/record', {
  summary: 'Every item that ever came to the player, the newest first, with what became of it',
  access: 'player',
  query: Type.Object({ ...AfterQuery.properties, source: Type.Optional(Source) }),
  data: Type.Object({
    ...AfterPage(
      Type.Object({
        ...ItemFace,
        status: Status,
        source: Source,
        price: Gems,
        createTime: Time,
        why: Type.Union([Type.String(), Type.Null()], {
          description: 'why operators voided it, in words; null in every other state',
        }),
      }),
    ).properties,
    sources: Type.Array(Source, { description: 'those that items came from' }),
  }),
});

export const sellBackItems = post('/api/personal/center/back/pack/sell', {
  summary: 'Give items back to the shop for gems, all or none, by the rules that the player saw',
  access: 'player',
  idempotencyKey: 'optional',
  refusals: ['items-out-of-range', 'unknown-item', 'item-not-free', 'sell-back-closed', 'stale-version'],
  body: Type.Object({
    itemIds: refusedAs(
      'items-out-of-range',
      Type.Array(Type.String({ maxLength: 60 }), { minItems: 1, maxItems: MAX_ITEMS }),
    ),
    rulesHash: Type.String({ maxLength: 64 }),
  }),
  data: Type.Object({
    price: Gems,
    balance: Gems,
    itemIds: Type.Array(Type.String()),
    position: Type.String({ description: 'where in the log the sale stands' }),
  }),
});
