import { type Amount, shareOf } from '../kernel/money.ts';
import { type DrawEntry, entriesRoot } from './draw-entries.ts';
import { type HmacSha256Hex, drawText, hmacSha256Hex, numberBelow } from './public-draw.ts';

// A wish: one skin in equal shares, of which one is drawn (docs/fairness.md, section 14).

/** Shares of a wish. */
export const SHARES = 1_000;
const WHOLE = 10_000;
const NUMBERS = 2 ** 48;
const DIGITS = 12;

/** Shares that were bought together. */
export interface Run {
  /** number of the first share, from 1 */
  readonly from: number;
  readonly to: number;
  /** public name of the buyer */
  readonly entrant: string;
  readonly userSeed: string;
}

/** Returns the fee on a price, rounded up. Both in 1/10,000 gem. @param rate in 1/10,000, at most 10,000 */
export const feeOf = (price: Amount, rate: number): Amount => price - shareOf(price, WHOLE - rate);

/** Returns the price of a share in 1/10,000 gem: price and fee in equal shares, rounded up. */
export const sharePriceOf = (price: Amount, rate: number): Amount =>
  Math.ceil((price + feeOf(price, rate)) / SHARES);

/** Returns the entries of runs: one a share, which are the leaves. */
export const sharesOf = (runs: readonly Run[]): DrawEntry[] =>
  runs.flatMap(({ from, to, entrant, userSeed }) =>
    Array.from({ length: to - from + 1 }, (_, k) => ({ n: from + k, entrant, userSeed })),
  );

/** Returns the root over all shares, 64 hex digits. */
export const wishRoot = (runs: readonly Run[]): string => entriesRoot(sharesOf(runs));

interface WishDraw {
  /** stream of the wish */
  readonly draw: string;
  /** of the beacon's round, 64 hex digits */
  readonly randomness: string;
  readonly root: string;
}

/** Returns the number of the drawn share, from 1 to 1,000. */
export const luckyShare = (by: WishDraw, hmacHex: HmacSha256Hex = hmacSha256Hex): number =>
  numberBelow(SHARES, by, hmacHex) + 1;

/** A number of the draw; a skipped one would favour the first shares. */
export interface WishNumber {
  readonly k: number;
  readonly number: number;
  readonly skipped: boolean;
}

/** Returns the numbers that lead to the drawn share, the deciding one last. */
export function wishNumbers({ draw, randomness, root }: WishDraw): readonly WishNumber[] {
  const fair = NUMBERS - (NUMBERS % SHARES);
  const all: WishNumber[] = [];
  for (let k = 0; ; k += 1) {
    const digest = hmacSha256Hex(randomness, drawText(draw, root, k));
    const number = Number.parseInt(digest.slice(0, DIGITS), 16);
    all.push({ k, number, skipped: number >= fair });
    if (number < fair) return all;
  }
}
