import { Category, Exterior } from '@skins/engine/catalogue';
import { Type } from 'typebox';
import { get, post } from '../../foundation/contract/call.ts';
import { AfterPage, AfterQuery, Gems, Hash, Rarity, Time } from '../../foundation/contract/fields.ts';
import { gems } from '../../foundation/contract/gems.ts';

/** Default page size: complete rows of the grid at every width. */
export const STORE_PAGE = 24;

const Worn = Type.Union([Type.Enum(['fn', 'mw', 'ft', 'ww', 'bs']), Type.Literal('none')], {
  description: 'wear; none: what does not wear',
});

/** Display data of a skin. */
const Face = {
  skinId: Type.String(),
  name: Type.String({ description: 'brand and name joined by a pipe' }),
  image: Type.String(),
  skinsRarity: Rarity,
  category: Type.String(),
  exterior: Type.String({ description: 'in the caller’s language' }),
};

export const storeList = get('/api/store/list', {
  summary: 'What the store sells, the dearest first unless told',
  access: 'player',
  query: Type.Object({
    current: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    q: Type.Optional(
      Type.String({
        description: 'words of a name or its wear, each from its beginning, in any language',
      }),
    ),
    type: Type.Optional(
      Type.Union([Category, Type.Literal('skin')], { description: 'what it is for; skin: anything' }),
    ),
    rarity: Type.Optional(Rarity),
    exterior: Type.Optional(Worn),
    from: Type.Optional(gems({ minimum: 0, maximum: 10 ** 10 })),
    to: Type.Optional(gems({ minimum: 0, maximum: 10 ** 10 })),
    sort: Type.Optional(Type.Enum(['dearest', 'cheapest'], { default: 'dearest' })),
  }),
  data: Type.Object({
    records: Type.Array(Type.Object({ ...Face, wear: Exterior, price: Gems })),
    total: Type.Integer({ minimum: 0 }),
    current: Type.Integer(),
    open: Type.Boolean({ description: 'whether anything is sold now' }),
    types: Type.Array(Type.String(), { description: 'what is sold can be for' }),
    rulesHash: Hash,
  }),
});

export const buySkin = post('/api/store/purchase', {
  summary: 'Buy a skin at the price, and by the rules, that the player saw',
  access: 'player',
  idempotencyKey: 'optional',
  refusals: [
    'unknown-skin',
    'store-closed',
    'not-in-store',
    'real-name-missing',
    'stale-version',
    'insufficient-gems',
  ],
  body: Type.Object({
    skinId: Type.String({ minLength: 1, maxLength: 40 }),
    price: gems({ exclusiveMinimum: 0, maximum: 10 ** 10 }),
    rulesHash: Type.String({ maxLength: 64, description: 'of the list that the player saw' }),
  }),
  data: Type.Object({
    ...Face,
    itemId: Type.String(),
    price: Gems,
    value: Type.Number({ description: 'what the item counts as, in gems' }),
    balance: Gems,
    position: Type.String({ description: 'where in the log the purchase stands' }),
  }),
});

/** Data of the page `/user/exchange/record` (spec 2.2). */
export const exchangeRecord = get('/api/personal/center/exchange/record', {
  summary: "The player's purchases in the store, the newest first",
  access: 'player',
  waits: true,
  query: AfterQuery,
  data: AfterPage(
    Type.Object({
      ...Face,
      id: Type.String({ description: 'position in the log' }),
      itemId: Type.String(),
      price: Gems,
      rulesHash: Hash,
      commandId: Type.String({ description: 'the Idempotency-Key that it was bought under' }),
      createTime: Time,
    }),
  ),
});
