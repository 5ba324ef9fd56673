const NONE = -1;
const NOWHERE: readonly number[] = [];

/** The indexes at which each key occurs. Stored as numbers, because GCs would copy thousands of small arrays. */
export class Chains {
  readonly #last = new Map<string, number>();
  /** for each index, the previous one with the same key */
  readonly #before: number[] = [];

  /** The number of indexes with a key. */
  get places(): number {
    return this.#before.length;
  }

  /** Adds the key of the next index. */
  add(key: string | undefined): void {
    const place = this.#before.length;
    this.#before.push((key === undefined ? undefined : this.#last.get(key)) ?? NONE);
    if (key !== undefined) this.#last.set(key, place);
  }

  /** Returns the indexes of a key in ascending order. */
  of(key: string): readonly number[] {
    let place = this.#last.get(key);
    if (place === undefined) return NOWHERE;
    const places: number[] = [];
    for (; place !== undefined && place !== NONE; place = this.#before[place]) places.push(place);
    return places.toReversed();
  }

  keys(): Iterable<string> {
    return this.#last.keys();
  }

  clear(): void {
    this.#last.clear();
    this.#before.length = 0;
  }
}
