import type { Fraction } from '@skins/engine/fairness';

/** Encodes a fraction for JSON, whose numbers cannot hold its integers. */
export const fractionText = ({ numerator, denominator }: Fraction) => ({
  numerator: String(numerator),
  denominator: String(denominator),
});
