import type { Skin } from '../catalogue/index.ts';
import { type Amount, invariant, shareOf } from '../../kernel/index.ts';
import type { StorePrices } from './events.ts';

const WHOLE = 10_000;
const WHOLE_BIG = BigInt(WHOLE);

/** Returns the store's price for a catalogue price: with the markup, rounded up. In 1/10,000 gem. */
export const storePriceOf = (price: Amount, { markup }: Pick<StorePrices, 'markup'>): Amount =>
  2 * price - shareOf(price, WHOLE - markup);

/** Returns the highest catalogue price for which the store asks at most an amount; 0 if there is none. In 1/10,000 gem. */
export function listedAtMost(amount: Amount, { markup }: Pick<StorePrices, 'markup'>): Amount {
  invariant(amount >= 0, 'the store asks for no less than nothing');
  return Number((BigInt(amount) * WHOLE_BIG) / (WHOLE_BIG + BigInt(markup)));
}

/** Tests whether the store sells a skin; otherwise it only comes out of boxes. */
export const isSold = (
  { price, category }: Pick<Skin, 'price' | 'category'>,
  { priceMin, priceMax, excludedTypes }: StorePrices,
): boolean =>
  price >= priceMin && price <= priceMax && !excludedTypes.some((excluded) => excluded === category);
