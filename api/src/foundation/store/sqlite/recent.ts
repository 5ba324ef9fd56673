/** Streams in each half: at least this many recent streams are remembered, and at most twice as many. */
export const RECENT = 8_192;

/** A cache of values for recent streams. */
export class Recent<Value> {
  #younger = new Map<string, Value>();
  /** the half that is dropped next */
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
