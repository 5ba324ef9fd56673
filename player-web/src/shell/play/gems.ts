/** Units per gem: amounts are integers of 1/10,000 gem. */
const UNITS = 10_000;

/**
 * Converts gems from JSON to units. Exact, because it reads the number's decimal text.
 * Undefined for a value that is not an amount: below zero, more than 4 places, or too large to count.
 */
export function unitsOf(gems: number): number | undefined {
  const match = /^(\d{1,11})(?:\.(\d{1,4}))?$/.exec(String(gems));
  if (match === null) return undefined;
  const [, whole = '0', places = ''] = match;
  return Number(whole) * UNITS + Number(places.padEnd(4, '0'));
}

/** Converts units to gems. */
export const gemsOf = (units: number): number => units / UNITS;

/** Multiplies a price, in gems. */
export const timesGems = (price: number, count: number): number =>
  gemsOf((unitsOf(price) ?? Number.NaN) * count);

/** Adds amounts, in gems, without binary rounding errors. */
export const sumOfGems = (amounts: readonly number[]): number =>
  gemsOf(amounts.reduce((sum, gems) => sum + (unitsOf(gems) ?? Number.NaN), 0));

/** Subtracts amounts, in gems, without binary rounding errors. */
export const differenceOf = (gems: number, less: number): number =>
  gemsOf((unitsOf(gems) ?? Number.NaN) - (unitsOf(less) ?? Number.NaN));
