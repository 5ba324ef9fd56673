import { invariant } from './invariant.ts';

/** Units in one gem: amounts are safe integers of 1/10,000 gem. */
export const UNITS_PER_GEM = 10_000;

/** An amount of play money in units of 1/10,000 gem. */
export type Amount = number;

export const isAmount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

/** @throws InvariantBroken if the product leaves the safe integers */
export function times(amount: Amount, count: number): Amount {
  const product = amount * count;
  invariant(isAmount(product), 'an amount stays a non-negative safe integer');
  return product;
}

const WHOLE = 10_000;

/** Returns a share of an amount, rounded down. @param rate in 1/10,000, at most 10,000 */
export function shareOf(amount: Amount, rate: number): Amount {
  invariant(Number.isInteger(rate) && rate >= 0 && rate <= WHOLE, 'a share is at most the whole');
  const rest = amount % WHOLE;
  // In two parts, because the amount times the rate may leave the safe integers.
  return ((amount - rest) / WHOLE) * rate + Math.floor((rest * rate) / WHOLE);
}

/** Converts to gems as JSON's decimal number. Its text is exact up to 2^39 gems; beyond that, doubles are too far apart. */
export const toGems = (amount: Amount): number => amount / UNITS_PER_GEM;

/** Parses a decimal text of gems, such as '9.30'; undefined unless it is plain decimal with at most 4 places. */
export function parseGems(text: string): Amount | undefined {
  const match = /^(\d{1,11})(?:\.(\d{1,4}))?$/.exec(text);
  if (match === null) return undefined;
  const [, whole = '0', places = ''] = match;
  return Number(whole) * UNITS_PER_GEM + Number(places.padEnd(4, '0'));
}
