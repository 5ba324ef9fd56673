import { TICKETS } from './roll.ts';

/** A half-open range of tickets: startTicket ≤ N < endTicket. */
export interface TicketRange {
  readonly startTicket: number;
  readonly endTicket: number;
}

/** An exact fraction in lowest terms. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/**
 * Returns the item whose range holds the ticket, by binary search: ranges must be adjacent and in order.
 * @throws RangeError if no range holds it; a valid version rules that out
 */
export function itemAt<Item extends TicketRange>(items: readonly Item[], ticket: number): Item {
  let low = 0;
  let high = items.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item === undefined) break;
    if (item.startTicket <= ticket && ticket < item.endTicket) return item;
    if (ticket < item.startTicket) high = middle - 1;
    else low = middle + 1;
  }
  throw new RangeError(`no item holds ticket ${ticket}`);
}

export function reduced(numerator: bigint, denominator: bigint): Fraction {
  let a = numerator;
  let b = denominator;
  while (b !== 0n) [a, b] = [b, a % b];
  const divisor = a === 0n ? 1n : a;
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

/** Returns the exact probability of a range: its tickets over 2^24, in lowest terms. */
export const probabilityOf = ({ startTicket, endTicket }: TicketRange): Fraction =>
  reduced(BigInt(endTicket - startTicket), BigInt(TICKETS));
