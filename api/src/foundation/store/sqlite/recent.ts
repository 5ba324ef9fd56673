/** Streams in each half: so many are known at least of those seen last, and twice as many at most. */
export const RECENT = 8_192;

/** What is known of the streams seen last, to spare asking for it. */
export class Recent<Value> {
  #younger = new Map<string, Value>();
  /** those that are forgotten next */
  #older = new Map<string, Value>();

  get(stream: string): Value | undefined {
    return this.#younger.get(stream) ?? this.#older.get(stream);
  }

  set(stream: string, value: Value): void {
    this.#younger.set(stream, value);
    if (this.#younger.size < RECENT) return;
    this.#older = this.#younger;
    this.#younger = new Map();
  }

  clear(): void {
    this.#younger.clear();
    this.#older.clear();
  }
}
