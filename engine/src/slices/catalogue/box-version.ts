import { type Fraction, TICKETS, reduced } from '../../fairness/index.ts';
import type { BoxOdds } from './events.ts';

/** Returns the exact return to player: the sum of value × tickets over price × 2^24, in lowest terms. */
export function rtpOf({ price, items }: Pick<BoxOdds, 'price' | 'items'>): Fraction {
  const returned = items.reduce(
    (sum, { value, startTicket, endTicket }) => sum + BigInt(value) * BigInt(endTicket - startTicket),
    0n,
  );
  return reduced(returned, BigInt(price) * BigInt(TICKETS));
}

/** Converts a fraction to a number, truncated to twelve places, for display. */
export const asNumber = ({ numerator, denominator }: Fraction): number => {
  const SCALE = 1_000_000_000_000n;
  return Number((numerator * SCALE) / denominator) / Number(SCALE);
};
