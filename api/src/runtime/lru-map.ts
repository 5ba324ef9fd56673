interface Entry<Key, Value> {
  readonly key: Key;
  value: Value;
  /** used just before this one, and just after it */
  older: Entry<Key, Value> | undefined;
  newer: Entry<Key, Value> | undefined;
}

/** A map that forgets the entry used least lately once it holds more than `capacity`. */
export class LruMap<Key, Value> {
  readonly #entries = new Map<Key, Entry<Key, Value>>();
  readonly #capacity: number;
  // The order of use is a chain beside the map: to delete and set again at every use would keep the map rehashing.
  #oldest: Entry<Key, Value> | undefined;
  #newest: Entry<Key, Value> | undefined;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get(key: Key): Value | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    this.#use(entry);
    return entry.value;
  }

  set(key: Key, value: Value): void {
    const known = this.#entries.get(key);
    if (known !== undefined) {
      known.value = value;
      this.#use(known);
      return;
    }
    const entry = { key, value, older: undefined, newer: undefined };
    this.#entries.set(key, entry);
    this.#append(entry);
    if (this.#entries.size > this.#capacity && this.#oldest !== undefined) this.delete(this.#oldest.key);
  }

  delete(key: Key): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    this.#entries.delete(key);
    this.#unlink(entry);
  }

  get size(): number {
    return this.#entries.size;
  }

  /** Forgets the entries used least lately, up to the first that does not hold a condition. */
  forgetWhile(holds: (value: Value) => boolean): void {
    while (this.#oldest !== undefined && holds(this.#oldest.value)) this.delete(this.#oldest.key);
  }

  clear(): void {
    this.#entries.clear();
    this.#oldest = undefined;
    this.#newest = undefined;
  }

  #use(entry: Entry<Key, Value>): void {
    if (entry === this.#newest) return;
    this.#unlink(entry);
    this.#append(entry);
  }

  #append(entry: Entry<Key, Value>): void {
    entry.older = this.#newest;
    entry.newer = undefined;
    if (this.#newest === undefined) this.#oldest = entry;
    else this.#newest.newer = entry;
    this.#newest = entry;
  }

  #unlink({ older, newer }: Entry<Key, Value>): void {
    if (older === undefined) this.#oldest = newer;
    else older.newer = newer;
    if (newer === undefined) this.#newest = older;
    else newer.older = older;
  }
}
