/** Takes what memory has no room for, and gives it back part by part. Synchronous: the auditor does not wait. */
export interface Piles {
  /** Lays numbers on the pile of a part. */
  add(part: number, numbers: Float64Array): void;
  /** Everything that was laid on the pile of a part, in that order. */
  read(part: number): Iterable<Float64Array>;
}

export const PARTS = 256;
const ENTRIES_AT_FIRST = 256;
const ENTRIES_MAX = 32_768;

/** Entries of some numbers each, in bounded memory: what is too much lies on piles by parts, to be read part by part at the end. */
export class Piled {
  readonly #width: number;
  readonly #partOf: (entries: Float64Array, at: number) => number;
  readonly #piles: Piles | undefined;
  #entries: Float64Array;
  #length = 0;
  /** the same ones by parts, on their way to the piles */
  #sorted: Float64Array | undefined;
  #piled = false;

  /**
   * @param width numbers to an entry: 8 bytes each, 32,768 times in memory
   * @param partOf of the entry at a place, 0 to 255
   * @param piles without them, everything stays in memory
   */
  constructor(
    width: number,
    partOf: (entries: Float64Array, at: number) => number,
    piles: Piles | undefined,
  ) {
    this.#width = width;
    this.#partOf = partOf;
    this.#piles = piles;
    this.#entries = new Float64Array(ENTRIES_AT_FIRST * width);
  }

  /** @param entry of the width */
  add(...entry: readonly number[]): void {
    if (this.#length === this.#entries.length) this.#makeRoom();
    for (let n = 0; n < this.#width; n += 1) this.#entries[this.#length + n] = entry[n] ?? 0;
    this.#length += this.#width;
  }

  /** All entries, part by part, each part in blocks that stand as they were added. Entries of one part come together. */
  *parts(): Generator<readonly Float64Array[]> {
    if (!this.#piled || this.#piles === undefined) {
      yield [this.#entries.subarray(0, this.#length)];
      return;
    }
    this.#layDown(this.#piles);
    for (let part = 0; part < PARTS; part += 1) yield [...this.#piles.read(part)];
  }

  #makeRoom(): void {
    if (this.#piles !== undefined && this.#entries.length === ENTRIES_MAX * this.#width)
      return this.#layDown(this.#piles);
    const entries = new Float64Array(this.#entries.length * 2);
    entries.set(this.#entries);
    this.#entries = entries;
    return undefined;
  }

  #layDown(piles: Piles): void {
    const width = this.#width;
    const sorted = (this.#sorted ??= new Float64Array(ENTRIES_MAX * width));
    const ends = this.#endsOfParts();
    const next = ends.map((_, part) => ends[part - 1] ?? 0);
    for (let at = 0; at < this.#length; at += width) {
      const part = this.#partOf(this.#entries, at);
      const to = next[part] ?? 0;
      for (let n = 0; n < width; n += 1) sorted[to + n] = this.#entries[at + n] ?? 0;
      next[part] = to + width;
    }
    for (const [part, end] of ends.entries()) {
      const begin = ends[part - 1] ?? 0;
      if (end > begin) piles.add(part, sorted.subarray(begin, end));
    }
    this.#length = 0;
    this.#piled = true;
  }

  /** Where the numbers of each part end, once they are sorted by part. */
  #endsOfParts(): number[] {
    const ends = Array.from({ length: PARTS }, () => 0);
    for (let at = 0; at < this.#length; at += this.#width) {
      const part = this.#partOf(this.#entries, at);
      ends[part] = (ends[part] ?? 0) + this.#width;
    }
    for (let part = 1; part < PARTS; part += 1) ends[part] = (ends[part] ?? 0) + (ends[part - 1] ?? 0);
    return ends;
  }
}
