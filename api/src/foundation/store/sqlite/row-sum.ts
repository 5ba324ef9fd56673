import { crc32 } from 'node:zlib';
import type { Recent } from './recent.ts';

/** Sums wrap around here, to stay exact. */
const SUMS = 2 ** 52;
const BITS = 2 ** 32;
/** Odd, so that different 32-bit numbers give different products. */
const FACTORS = { low: 0x9e3779b1, high: 0x85ebca6b };

/** The value of a column. */
export type Value = string | number;

/** An order-independent checksum of rows: their number, and the sum of a hash of each row's values. */
export class RowSum {
  rows = 0;
  #sum = 0;
  readonly #texts: Recent<number>;

  /** @param texts checksums of recent texts */
  constructor(texts: Recent<number>) {
    this.#texts = texts;
  }

  add(row: readonly Value[]): void {
    let mix = 0;
    for (const value of row) mix = mixed(mix, typeof value === 'string' ? this.#checksum(value) : value);
    this.rows += 1;
    this.#sum = (this.#sum + mix) % SUMS;
  }

  isLike(other: RowSum): boolean {
    return this.rows === other.rows && this.#sum === other.#sum;
  }

  #checksum(text: string): number {
    const known = this.#texts.get(text);
    if (known !== undefined) return known;
    const checksum = crc32(text);
    this.#texts.set(text, checksum);
    return checksum;
  }
}

/** Mixes two numbers into 32 bits; a change of either may change any bit. */
function mixed(before: number, number: number): number {
  const low = Math.imul(before ^ number, FACTORS.low);
  const high = Math.imul(low ^ (low >>> 15) ^ Math.floor(number / BITS), FACTORS.high);
  return (high ^ (high >>> 13)) >>> 0;
}
