import type { Skin } from '../catalogue/index.ts';
import { type Amount, invariant, shareOf } from '../../kernel/index.ts';
import type { StorePrices } from './events.ts';

const WHOLE = 10_000;
const WHOLE_BIG = BigInt(WHOLE);

/** What the store asks for a skin of a price in the catalogue: with the markup, rounded up. In 1/10,000 gem. */
export const storePriceOf = (price: Amount, { markup }: Pick<StorePrices, 'markup'>): Amount =>
  2 * price - shareOf(price, WHOLE - markup);

/** The largest price in the catalogue for which the store asks an amount at most; 0 where there is none. In 1/10,000 gem. */
export function listedAtMost(amount: Amount, { markup }: Pick<StorePrices, 'markup'>): Amount {
  invariant(amount >= 0, 'the store asks for no less than nothing');
  return Number((BigInt(amount) * WHOLE_BIG) / (WHOLE_BIG + BigInt(markup)));
}

/** Whether the store sells a skin: where it does not, it comes out of boxes alone. */
export const isSold = (
  { price, category }: Pick<Skin, 'price' | 'category'>,
  { priceMin, priceMax, excludedTypes }: StorePrices,
): boolean =>
  price >= priceMin && price <= priceMax && !excludedTypes.some((excluded) => excluded === category);
