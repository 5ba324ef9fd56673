/** Stores what does not fit into memory, and returns it part by part. Synchronous: the auditor does not wait. */
export interface Piles {
  /** Appends numbers to the pile of a part. */
  add(part: number, numbers: Float64Array): void;
  /** Returns everything that was appended to the pile of a part, in that order. */
  read(part: number): Iterable<Float64Array>;
}

export const PARTS = 256;
const ENTRIES_AT_FIRST = 256;
const ENTRIES_MAX = 32_768;

/** Entries of a fixed width, in bounded memory. The excess lies on piles by part, and is read so at the end. */
export class Piled {
  readonly #width: number;
  readonly #partOf: (entries: Float64Array, at: number) => number;
  readonly #piles: Piles | undefined;
  #entries: Float64Array;
  #length = 0;
  /** the same entries sorted by part, on their way to the piles */
  #sorted: Float64Array | undefined;
  #piled = false;

  /**
   * @param width numbers per entry: 8 bytes each, 32,768 entries in memory
   * @param partOf returns the part of the entry at an index, 0 to 255
   * @param piles if absent, everything stays in memory
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

  /** @param entry as many numbers as the width */
  add(...entry: readonly number[]): void {
    if (this.#length === this.#entries.length) this.#makeRoom();
    for (let n = 0; n < this.#width; n += 1) this.#entries[this.#length + n] = entry[n] ?? 0;
    this.#length += this.#width;
  }

  /** Yields all entries part by part; each part in blocks, in the order they were added. */
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

  /** Returns where the numbers of each part end once they are sorted by part. */
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
