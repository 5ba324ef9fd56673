import { type Fraction, TICKETS } from '../../../fairness/index.ts';
import { asNumber, rtpOf } from '../box-version.ts';

/** An item of a box as its report needs it; amounts in 1/10,000 gem. */
export interface WorthItem {
  readonly skinId: string;
  readonly value: number;
  readonly tickets: number;
}

export interface ReportedItem extends WorthItem {
  /** probability in one open */
  readonly probability: number;
  /** its part of the return, as a fraction of the price */
  readonly ofRtp: number;
}

/** The figures of a box. Shares are fractions of its price. */
export interface BoxReport {
  readonly rtpExact: Fraction;
  readonly rtp: number;
  readonly houseEdge: number;
  /** variance of one open's return */
  readonly variance: number;
  readonly deviation: number;
  /** probability of an item worth the price or more */
  readonly worthPrice: number;
  readonly largest: { readonly value: number; readonly multiple: number };
  readonly items: readonly ReportedItem[];
}

/** @param price in 1/10,000 gem, above 0; the tickets of `items` sum to 2^24 */
export function reportOf(price: number, items: readonly WorthItem[]): BoxReport {
  const { exact, rtp, variance } = momentsOf(price, items);
  const largest = Math.max(...items.map(({ value }) => value));
  const atLeast = items.filter(({ value }) => value >= price);
  return {
    rtpExact: exact,
    rtp,
    houseEdge: 1 - rtp,
    variance,
    deviation: Math.sqrt(variance),
    worthPrice: atLeast.reduce((sum, { tickets }) => sum + tickets, 0) / TICKETS,
    largest: { value: largest, multiple: largest / price },
    items: items.map((item) => ({
      ...item,
      probability: item.tickets / TICKETS,
      ofRtp: (item.value * item.tickets) / (price * TICKETS),
    })),
  };
}

/** Returns the return and variance of one open, exact until the last step; the variance in squared parts of the price. */
export function momentsOf(
  price: number,
  items: readonly Pick<WorthItem, 'value' | 'tickets'>[],
): { readonly exact: Fraction; readonly rtp: number; readonly variance: number } {
  const exact = rtpOf({ price, items: rangesOf(items) });
  // σ² = Σ t·v² / T − (Σ t·v / T)² = (T·Σ t·v² − (Σ t·v)²) / T².
  let first = 0n;
  let second = 0n;
  for (const { value, tickets } of items) {
    const weighted = BigInt(value) * BigInt(tickets);
    first += weighted;
    second += weighted * BigInt(value);
  }
  const variance = Number(BigInt(TICKETS) * second - first * first) / (TICKETS * price) ** 2;
  return { exact, rtp: asNumber(exact), variance };
}

const rangesOf = (items: readonly Pick<WorthItem, 'value' | 'tickets'>[]) =>
  items.map(({ value, tickets }) => ({ skinId: '', value, startTicket: 0, endTicket: tickets }));

/** Returns the probability that an item does not come out in a number of opens. */
export const chanceOfNone = (probability: number, opens: number): number =>
  opens === 0 ? 1 : Math.exp(opens * Math.log1p(-probability));

/** Returns the number of opens after which the chance of none falls to `chance` or below; Infinity for probability 0. */
export function opensUntil(probability: number, chance: number): number {
  if (probability <= 0) return Infinity;
  return probability >= 1 ? 1 : Math.ceil(Math.log(chance) / Math.log1p(-probability) - 1e-9);
}
