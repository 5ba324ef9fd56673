import { crc32 } from 'node:zlib';
import type { Recent } from './recent.ts';

/** Sums go round, so that they stay exact. */
const SUMS = 2 ** 52;
const BITS = 2 ** 32;
/** Odd, so that no two numbers of 32 bits come to the same. */
const FACTORS = { low: 0x9e3779b1, high: 0x85ebca6b };

/** Of a column. */
export type Value = string | number;

/** Rows without their order: how many there are, and the sum of what the values of each are mixed to. */
export class RowSum {
  rows = 0;
  #sum = 0;
  readonly #texts: Recent<number>;

  /** @param texts checksums of those met last */
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

/** 32 bits, of which a change of either number changes any. */
function mixed(before: number, number: number): number {
  const low = Math.imul(before ^ number, FACTORS.low);
  const high = Math.imul(low ^ (low >>> 15) ^ Math.floor(number / BITS), FACTORS.high);
  return (high ^ (high >>> 13)) >>> 0;
}
