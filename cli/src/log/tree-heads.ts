const ROOM_AT_FIRST = 1_024;
const ROOT_BYTES = 32;

/** A tree head that the log must match. */
export interface ExpectedHead {
  readonly size: number;
  /** 64 hex digits */
  readonly root: string;
  /** when it was seen, if it is remembered; otherwise it is signed */
  readonly seen?: string;
}

/** Heads of a log's checkpoints, 40 bytes each: there may be one a minute for years. */
export class TreeHeads {
  #length = 0;
  #largest = 0;
  #ascending = true;
  #sizes = new Float64Array(ROOM_AT_FIRST);
  #roots = Buffer.alloc(ROOM_AT_FIRST * ROOT_BYTES);

  get length(): number {
    return this.#length;
  }

  /** Size of the largest head; 0 if there is none. */
  get largest(): number {
    return this.#largest;
  }

  add({ size, root }: ExpectedHead): void {
    if (this.#length === this.#sizes.length) this.#grow();
    this.#sizes[this.#length] = size;
    this.#roots.write(root, this.#length * ROOT_BYTES, 'hex');
    this.#length += 1;
    this.#ascending &&= size >= this.#largest;
    this.#largest = Math.max(this.#largest, size);
  }

  /** Returns the size at an index; Infinity beyond the last. */
  sizeAt(index: number): number {
    return index < this.#length ? (this.#sizes[index] ?? Infinity) : Infinity;
  }

  rootAt(index: number): string {
    return this.#roots.toString('hex', index * ROOT_BYTES, (index + 1) * ROOT_BYTES);
  }

  /** Returns the heads sorted by size, in insertion order for equal sizes. */
  bySize(): TreeHeads {
    if (this.#ascending) return this;
    const sorted = new TreeHeads();
    const order = Array.from({ length: this.#length }, (_, index) => index);
    for (const index of order.toSorted((a, b) => this.sizeAt(a) - this.sizeAt(b)))
      sorted.add({ size: this.sizeAt(index), root: this.rootAt(index) });
    return sorted;
  }

  #grow(): void {
    const sizes = new Float64Array(this.#sizes.length * 2);
    sizes.set(this.#sizes);
    const roots = Buffer.alloc(this.#roots.length * 2);
    roots.set(this.#roots);
    [this.#sizes, this.#roots] = [sizes, roots];
  }
}
