import type { Fraction } from '@skins/engine/fairness';

/** A fraction as JSON carries it: its integers may be larger than any number there. */
export const fractionText = ({ numerator, denominator }: Fraction) => ({
  numerator: String(numerator),
  denominator: String(denominator),
});
