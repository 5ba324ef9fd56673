import { PARTS, Piled, type Piles } from './piled.ts';

/** A repeated hash. Positions in the log, from 1. */
export interface Repeated {
  readonly first: number;
  readonly position: number;
}

/** Half of the 26 hex digits that are kept of a hash: as many as a number holds exactly. */
const DIGITS = 13;
const PART_SIZE = 2 ** (4 * DIGITS) / PARTS;
/** Numbers per entry: both halves of the hash, and the position. */
const WIDTH = 3;

type Entry = readonly [high: number, low: number, position: number];

/**
 * Hashes that may occur once in a log, in bounded memory. They lie on piles by their first digits. At the end, repeated
 * ones
 * are looked for pile by pile.
 */
export class Once {
  readonly #hashes: Piled;

  /** @param piles if absent, everything stays in memory */
  constructor(piles?: Piles) {
    this.#hashes = new Piled(WIDTH, (entries, at) => Math.floor((entries[at] ?? 0) / PART_SIZE), piles);
  }

  /** @param hash 64 hex digits */
  add(hash: string, position: number): void {
    const high = Number.parseInt(hash.slice(0, DIGITS), 16);
    this.#hashes.add(high, Number.parseInt(hash.slice(DIGITS, 2 * DIGITS), 16), position);
  }

  /** Returns the earliest repeated hash. @param from earlier positions do not count */
  repeated(from: number): Repeated | undefined {
    let earliest: Repeated | undefined;
    for (const blocks of this.#hashes.parts()) {
      const found = repeatedIn(blocks, from);
      if (found !== undefined && found.position < (earliest?.position ?? Infinity)) earliest = found;
    }
    return earliest;
  }
}

/** Returns the earliest repeated hash of entries in the order of their positions. */
function repeatedIn(blocks: readonly Float64Array[], from: number): Repeated | undefined {
  const alike = alikeIn(blocks);
  if (alike.size === 0) return undefined;
  const firsts = new Map<string, number>();
  for (const block of blocks)
    for (const [high, low, position] of entriesOf(block)) {
      if (!alike.has(high)) continue;
      const name = `${high} ${low}`;
      const first = firsts.get(name);
      if (first === undefined) firsts.set(name, position);
      else if (position >= from) return { first, position };
    }
  return undefined;
}

/** Returns the first halves that occur more than once. Sorting is faster than a set, since there is hardly ever any. */
function alikeIn(blocks: readonly Float64Array[]): ReadonlySet<number> {
  const halves = new Float64Array(blocks.reduce((sum, { length }) => sum + length, 0) / WIDTH);
  let count = 0;
  for (const block of blocks)
    for (let at = 0; at < block.length; at += WIDTH) {
      halves[count] = block[at] ?? 0;
      count += 1;
    }
  halves.sort();
  const alike = new Set<number>();
  for (let at = 1; at < halves.length; at += 1) {
    const half = halves[at];
    if (half !== undefined && half === halves[at - 1]) alike.add(half);
  }
  return alike;
}

function* entriesOf(block: Float64Array): Generator<Entry> {
  for (let at = 0; at < block.length; at += WIDTH)
    yield [block[at] ?? 0, block[at + 1] ?? 0, block[at + 2] ?? 0];
}
