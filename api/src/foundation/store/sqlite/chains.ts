const NONE = -1;
const NOWHERE: readonly number[] = [];

/** The places at which each key stands. In numbers, as thousands of small arrays would be copied by collections of garbage. */
export class Chains {
  readonly #last = new Map<string, number>();
  /** of each place the one before it with the same key */
  readonly #before: number[] = [];

  /** How many have their key. */
  get places(): number {
    return this.#before.length;
  }

  /** Gives the next place its key. */
  add(key: string | undefined): void {
    const place = this.#before.length;
    this.#before.push((key === undefined ? undefined : this.#last.get(key)) ?? NONE);
    if (key !== undefined) this.#last.set(key, place);
  }

  /** The first one first. */
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
