const CHUNK = 32;

/**
 * A persistent list: appending makes a new one that shares nearly everything with the old one, which stays as it was.
 * A value appended costs the copy of half a chunk, and every 32nd one the copy of the list of chunks.
 */
export class Sequence<Value> {
  static readonly empty = new Sequence<never>(0, [], []);

  readonly length: number;
  /** chunks of exactly 32 values */
  readonly #full: readonly (readonly Value[])[];
  /** the values after them, fewer than 32 */
  readonly #tail: readonly Value[];

  private constructor(length: number, full: readonly (readonly Value[])[], tail: readonly Value[]) {
    this.length = length;
    this.#full = full;
    this.#tail = tail;
  }

  /** This list with values after its own. */
  appended<More>(values: readonly More[]): Sequence<Value | More> {
    const rest = [...this.#tail, ...values];
    const chunks: (Value | More)[][] = [];
    while (rest.length >= CHUNK) chunks.push(rest.splice(0, CHUNK));
    const full = chunks.length === 0 ? this.#full : [...this.#full, ...chunks];
    return new Sequence<Value | More>(this.length + values.length, full, rest);
  }

  /**
   * This list with other values at some places: each chunk that holds one is copied.
   * @param values by index from 0 @throws RangeError when there is nothing at an index
   */
  replaced(values: ReadonlyMap<number, Value>): Sequence<Value> {
    const chunks = new Map<number, Value[]>();
    for (const [index, value] of values) {
      if (!Number.isInteger(index) || index < 0 || index >= this.length)
        throw new RangeError(`nothing is at ${index} of ${this.length}`);
      const n = Math.floor(index / CHUNK);
      const chunk = chunks.get(n) ?? [...(this.#full[n] ?? this.#tail)];
      chunk[index % CHUNK] = value;
      chunks.set(n, chunk);
    }
    const tail = chunks.get(this.#full.length) ?? this.#tail;
    chunks.delete(this.#full.length);
    const full = chunks.size === 0 ? this.#full : this.#full.map((chunk, n) => chunks.get(n) ?? chunk);
    return new Sequence<Value>(this.length, full, tail);
  }

  /** Its values in pieces of exactly 32, without the rest. An array that is a piece of two lists holds the same values in both. */
  get pieces(): readonly (readonly Value[])[] {
    return this.#full;
  }

  /** The values behind the last piece, fewer than 32: an array that two lists may share, too. */
  get rest(): readonly Value[] {
    return this.#tail;
  }

  /** The value at an index from 0, if there is one. */
  at(index: number): Value | undefined {
    const chunk = Math.floor(index / CHUNK);
    return (chunk === this.#full.length ? this.#tail : this.#full[chunk])?.[index % CHUNK];
  }

  /** The values from index `from` up to, not with, `to`, both from 0 and at most the length. */
  between(from: number, to: number): Value[] {
    const first = Math.floor(from / CHUNK);
    const chunks = this.#full.slice(first, Math.ceil(to / CHUNK));
    return [...chunks.flat(), ...this.#tail].slice(from - first * CHUNK, to - first * CHUNK);
  }

  *[Symbol.iterator](): Generator<Value> {
    for (const chunk of this.#full) yield* chunk;
    yield* this.#tail;
  }

  /** As JSON it is the list of its values: how they are kept does not show. */
  toJSON(): Value[] {
    return [...this];
  }
}
