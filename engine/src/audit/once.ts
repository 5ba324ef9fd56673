/** Takes what memory has no room for, and gives it back part by part. Synchronous: the auditor does not wait. */
export interface Piles {
  /** Lays numbers on the pile of a part. */
  add(part: number, numbers: Float64Array): void;
  /** Everything that was laid on the pile of a part, in that order. */
  read(part: number): Iterable<Float64Array>;
}

/** Something that came again. Positions in the log, from 1. */
export interface Repeated {
  readonly first: number;
  readonly position: number;
}

/** Half of the 26 hex digits of a hash that are kept: as many as a number holds exactly. */
const DIGITS = 13;
const PARTS = 256;
const PART_SIZE = 2 ** (4 * DIGITS) / PARTS;
/** Numbers to an entry: both halves of the hash, and the position. */
const WIDTH = 3;
const ENTRIES_AT_FIRST = 256;
/** 0.8 MB. */
const ENTRIES_MAX = 32_768;

type Entry = readonly [high: number, low: number, position: number];

/**
 * Hashes that may stand in a log once, in bounded memory: they lie on piles by their first digits, and what came again is
 * looked for at the end, pile by pile.
 */
export class Once {
  readonly #piles: Piles | undefined;
  #entries = new Float64Array(ENTRIES_AT_FIRST * WIDTH);
  #length = 0;
  /** the same ones by parts, on their way to the piles */
  #sorted: Float64Array | undefined;
  #piled = false;

  /** @param piles without them, everything stays in memory */
  constructor(piles?: Piles) {
    this.#piles = piles;
  }

  /** @param hash 64 hex digits */
  add(hash: string, position: number): void {
    if (this.#length === this.#entries.length) this.#makeRoom();
    this.#entries[this.#length] = Number.parseInt(hash.slice(0, DIGITS), 16);
    this.#entries[this.#length + 1] = Number.parseInt(hash.slice(DIGITS, 2 * DIGITS), 16);
    this.#entries[this.#length + 2] = position;
    this.#length += WIDTH;
  }

  /** What came again first. @param from earlier positions do not count */
  repeated(from: number): Repeated | undefined {
    if (!this.#piled || this.#piles === undefined) return repeatedIn([this.#held()], from);
    this.#layDown(this.#piles);
    let earliest: Repeated | undefined;
    for (let part = 0; part < PARTS; part += 1) {
      const found = repeatedIn([...this.#piles.read(part)], from);
      if (found !== undefined && found.position < (earliest?.position ?? Infinity)) earliest = found;
    }
    return earliest;
  }

  #held(): Float64Array {
    return this.#entries.subarray(0, this.#length);
  }

  #makeRoom(): void {
    if (this.#piles !== undefined && this.#entries.length === ENTRIES_MAX * WIDTH)
      return this.#layDown(this.#piles);
    const entries = new Float64Array(this.#entries.length * 2);
    entries.set(this.#entries);
    this.#entries = entries;
    return undefined;
  }

  #layDown(piles: Piles): void {
    const sorted = (this.#sorted ??= new Float64Array(ENTRIES_MAX * WIDTH));
    const ends = endsOfParts(this.#held());
    const next = ends.map((_, part) => ends[part - 1] ?? 0);
    for (let at = 0; at < this.#length; at += WIDTH) {
      const part = partOf(this.#entries[at] ?? 0);
      const to = next[part] ?? 0;
      sorted.set(this.#entries.subarray(at, at + WIDTH), to);
      next[part] = to + WIDTH;
    }
    for (const [part, end] of ends.entries()) {
      const begin = ends[part - 1] ?? 0;
      if (end > begin) piles.add(part, sorted.subarray(begin, end));
    }
    this.#length = 0;
    this.#piled = true;
  }
}

const partOf = (high: number): number => Math.floor(high / PART_SIZE);

/** Where the numbers of each part end, once they are sorted by part. */
function endsOfParts(entries: Float64Array): number[] {
  const ends = Array.from({ length: PARTS }, () => 0);
  for (let at = 0; at < entries.length; at += WIDTH) {
    const part = partOf(entries[at] ?? 0);
    ends[part] = (ends[part] ?? 0) + WIDTH;
  }
  for (let part = 1; part < PARTS; part += 1) ends[part] = (ends[part] ?? 0) + (ends[part - 1] ?? 0);
  return ends;
}

/** What came again first in entries that stand by position. */
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

/** First halves that stand there more than once. Sorted, not looked up: hardly ever is there any. */
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
