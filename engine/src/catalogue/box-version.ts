import { type Fraction, TICKETS, reduced } from '../fairness/index.ts';
import type { BoxItem, BoxOdds } from './events.ts';

/** What is wrong with the ranges: they have to be adjacent, in order, non-empty and to end at 2^24. */
export function ticketFault(items: readonly BoxItem[]): string | undefined {
  let next = 0;
  for (const { skinId, startTicket, endTicket } of items) {
    if (startTicket !== next) return `${skinId} starts at ticket ${startTicket} instead of ${next}`;
    if (endTicket <= startTicket) return `${skinId} has no ticket`;
    next = endTicket;
  }
  return next === TICKETS ? undefined : `the ranges end at ${next} instead of ${TICKETS}`;
}

/** The exact return to player: the sum of value × tickets over price × 2^24, in lowest terms. */
export function rtpOf({ price, items }: Pick<BoxOdds, 'price' | 'items'>): Fraction {
  const returned = items.reduce(
    (sum, { value, startTicket, endTicket }) => sum + BigInt(value) * BigInt(endTicket - startTicket),
    0n,
  );
  return reduced(returned, BigInt(price) * BigInt(TICKETS));
}

/** A fraction as a number, truncated to twelve places, for display. */
export const asNumber = ({ numerator, denominator }: Fraction): number => {
  const SCALE = 1_000_000_000_000n;
  return Number((numerator * SCALE) / denominator) / Number(SCALE);
};
