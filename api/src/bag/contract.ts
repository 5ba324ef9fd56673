import { MAX_ITEMS } from '@skins/engine/bag';
import { Type } from 'typebox';
import { get, post } from '../contract/call.ts';
import { Gems, Hash, Page, Rarity, Time } from '../contract/fields.ts';
import { refusedAs } from '../contract/refused-as.ts';

const BagItem = Type.Object({
  id: Type.String(),
  skinId: Type.String(),
  name: Type.String({ description: 'brand and name joined by a pipe' }),
  image: Type.String(),
  skinsRarity: Rarity,
  category: Type.String(),
  exterior: Type.String(),
  status: Type.Integer({ minimum: 0, maximum: 14 }),
  source: Type.Integer({ minimum: 0, maximum: 11 }),
  salePrice: Gems,
  sellPrice: Type.Union([Gems, Type.Null()], {
    description: 'what the shop gives for it now; null where it takes it not back',
  }),
  choose: Type.Boolean(),
  disable: Type.Boolean(),
  createTime: Time,
});

export const backPack = get('/api/personal/center/back/pack', {
  summary: "The player's bag, newest first unless told, with what it is worth",
  access: 'player',
  query: Type.Object({
    current: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    type: Type.Optional(Type.Integer({ minimum: 0, maximum: 9 })),
    sort: Type.Optional(Type.Enum(['newest', 'oldest', 'dearest', 'cheapest'], { default: 'newest' })),
    rarity: Type.Optional(Rarity),
  }),
  data: Type.Object({
    ...Page(BagItem).properties,
    worth: Gems,
    sellBack: Type.Object({ open: Type.Boolean(), rate: Type.Number(), rulesHash: Hash }),
    rarities: Type.Array(Type.Object({ rarity: Rarity, items: Type.Integer(), worth: Gems }), {
      description: 'of the whole bag, whatever was asked for',
    }),
  }),
});

export const sellBackItems = post('/api/personal/center/back/pack/sell', {
  summary: 'Give items back to the shop for gems, all or none, by the rules that the player saw',
  access: 'player',
  idempotencyKey: 'required',
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
