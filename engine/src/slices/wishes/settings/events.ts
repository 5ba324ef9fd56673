import { Type } from 'typebox';
import { UNITS_PER_GEM, closed, defineRules } from '../../../kernel/index.ts';

const AMOUNT_MAX = 10 ** 13;
const Worth = (description: string) =>
  Type.Integer({ minimum: 1, maximum: AMOUNT_MAX, description: `1/10,000 gem; ${description}` });
const Hours = (description: string) => Type.Integer({ minimum: 1, maximum: 720, description });

/** No player can buy a whole wish: that would be a purchase without the store's real name. */
const MOST_SHARES = 500;

/** Fee, limits and times of wishes, and what each VIP level may plant. */
export const WISH_TERMS = defineRules(
  'wish-terms',
  closed({
    feeRate: Type.Integer({ minimum: 0, maximum: 5_000, description: '1/10,000 of the price' }),
    most: Type.Integer({
      minimum: 1,
      maximum: MOST_SHARES,
      description: 'shares of a wish that one player may hold',
    }),
    hours: Type.Array(Hours('a wish may grow for so long'), { minItems: 1, maxItems: 10, uniqueItems: true }),
    priceLeast: Worth('the cheapest skin that players may plant'),
    levels: Type.Array(
      closed({
        atOnce: Type.Integer({ minimum: 0, maximum: 100, description: 'own wishes at once' }),
        priceMost: Worth('the dearest skin that the level may plant'),
      }),
      { minItems: 1, maxItems: 11, description: 'by VIP level, from 0; higher levels have the last entry' },
    ),
    ceiling: Worth('the dearest skin of any wish'),
    houseCeiling: Worth('the same, where no independent beacon draws: the shop could steer it'),
  }),
  {
    feeRate: 300,
    most: 250,
    hours: [24, 48, 72],
    priceLeast: UNITS_PER_GEM,
    levels: [
      { atOnce: 1, priceMost: 300 * UNITS_PER_GEM },
      { atOnce: 1, priceMost: 600 * UNITS_PER_GEM },
      { atOnce: 2, priceMost: 1_000 * UNITS_PER_GEM },
      { atOnce: 2, priceMost: 1_500 * UNITS_PER_GEM },
      { atOnce: 3, priceMost: 3_000 * UNITS_PER_GEM },
      { atOnce: 3, priceMost: 5_000 * UNITS_PER_GEM },
      { atOnce: 5, priceMost: 10_000 * UNITS_PER_GEM },
    ],
    ceiling: 100_000 * UNITS_PER_GEM,
    houseCeiling: 1_000 * UNITS_PER_GEM,
  },
  // What all get back together follows from the fee.
  { like: 'odds' },
);
export type WishRules = (typeof WISH_TERMS)['first'];

/** Wishes that the house plants each day. It buys no share. */
export const WISH_HOUSE = defineRules(
  'wish-house',
  closed({
    hour: Type.Integer({ minimum: 0, maximum: 23, description: 'of the house’s day, from which it plants' }),
    aDay: Type.Integer({ minimum: 0, maximum: 20, description: 'wishes planted each day' }),
    hours: Hours('they grow for so long'),
    skins: Type.Array(Type.String({ pattern: '^[a-z0-9-]{1,40}$' }), {
      maxItems: 100,
      uniqueItems: true,
      description: 'skin ids, planted in turn',
    }),
  }),
  { hour: 10, aDay: 3, hours: 72, skins: [] },
);
export type HouseRules = (typeof WISH_HOUSE)['first'];
