/** Units in one gem: amounts are counted in 1/10,000 gem. */
const UNITS = 10_000;

/**
 * Gems as JSON carries them, in units; exact, because it reads the decimal text that the number stands for.
 * Undefined for what is no amount: below zero, more than 4 places, beyond what can be counted.
 */
export function unitsOf(gems: number): number | undefined {
  const match = /^(\d{1,11})(?:\.(\d{1,4}))?$/.exec(String(gems));
  if (match === null) return undefined;
  const [, whole = '0', places = ''] = match;
  return Number(whole) * UNITS + Number(places.padEnd(4, '0'));
}

/** Units as gems. */
export const gemsOf = (units: number): number => units / UNITS;

/** So many times the price, in gems. */
export const timesGems = (price: number, count: number): number =>
  gemsOf((unitsOf(price) ?? Number.NaN) * count);

/** Amounts together, in gems, without the noise of binary fractions. */
export const sumOfGems = (amounts: readonly number[]): number =>
  gemsOf(amounts.reduce((sum, gems) => sum + (unitsOf(gems) ?? Number.NaN), 0));
