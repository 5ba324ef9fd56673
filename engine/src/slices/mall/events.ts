import { Type, type Static } from 'typebox';
import { ItemId } from '../bag/events.ts';
import { Category } from '../catalogue/events.ts';
import { Hash, closed, defineEvent, defineRules, measured } from '../../kernel/index.ts';

/** Denominator of rates: 500 is 5 %. */
const WHOLE = 10_000;
/** A thousand million gems, the maximum price of a skin. */
const PRICE_MAX = 10_000_000_000_000;
const Amount = (description: string) => Type.Integer({ minimum: 1, maximum: PRICE_MAX, description });

/**
 * The store's range and prices. The seeds mention no store fees: at first it sells everything at the catalogue's price.
 * Never
 * below it, or gems could be made by buying and selling back.
 */
const StorePrices = Type.Refine(
  closed({
    open: Type.Boolean(),
    markup: Type.Integer({
      minimum: 0,
      maximum: WHOLE,
      description: '1/10,000 of its price in the catalogue, on top of it',
    }),
    priceMin: Amount('least price in the catalogue of what is sold, in 1/10,000 gem'),
    priceMax: Amount('largest price in the catalogue of what is sold, in 1/10,000 gem'),
    excludedTypes: Type.Array(Category, {
      maxItems: Category.enum.length,
      uniqueItems: true,
      description: 'categories of skins that are not sold',
    }),
  }),
  ({ priceMin, priceMax }) => priceMin <= priceMax,
);
export type StorePrices = Static<typeof StorePrices>;
export const STORE_PRICES = defineRules('store-prices', StorePrices, {
  open: true,
  markup: 0,
  priceMin: 1,
  priceMax: PRICE_MAX,
  excludedTypes: [],
});

/** A player bought a skin, which became an item at its price in the catalogue. */
export const SkinPurchased = defineEvent(
  'SkinPurchased',
  closed({
    skinId: Type.String(),
    itemId: ItemId,
    price: Type.Integer({
      minimum: 1,
      maximum: 2 * PRICE_MAX,
      description: '1/10,000 gem, with the markup',
    }),
    rulesHash: Hash,
  }),
);

export const measures = [
  measured(SkinPurchased, {}, { 'gems-spent': ({ price }) => ({ count: 1, amount: price }) }),
];

/** The event types of the slice, for its definition and its audit. */
export const events = { SkinPurchased };
