import { UseOrder, type Used } from './use-order.ts';

interface Entry<Key, Value> extends Used<Entry<Key, Value>> {
  readonly key: Key;
  value: Value;
}

/** A map that evicts the least recently used entry when it holds more than `capacity`. */
export class LruMap<Key, Value> {
  readonly #entries = new Map<Key, Entry<Key, Value>>();
  readonly #capacity: number;
  // The order is kept outside the map: deleting and setting again at every use would make the map rehash constantly.
  readonly #order = new UseOrder<Entry<Key, Value>>();

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get(key: Key): Value | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    this.#order.use(entry);
    return entry.value;
  }

  set(key: Key, value: Value): void {
    const known = this.#entries.get(key);
    if (known !== undefined) {
      known.value = value;
      this.#order.use(known);
      return;
    }
    const entry: Entry<Key, Value> = { key, value, older: undefined, newer: undefined };
    this.#entries.set(key, entry);
    this.#order.add(entry);
    const { oldest } = this.#order;
    if (this.#entries.size > this.#capacity && oldest !== undefined) this.delete(oldest.key);
  }

  delete(key: Key): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    this.#entries.delete(key);
    this.#order.remove(entry);
  }

  /** Returns whether there is an entry; that is no use of it. */
  has(key: Key): boolean {
    return this.#entries.has(key);
  }

  keys(): Iterable<Key> {
    return this.#entries.keys();
  }

  get size(): number {
    return this.#entries.size;
  }

  /** Forgets the least recently used entries, up to the first for which the condition is false. */
  forgetWhile(holds: (value: Value) => boolean): void {
    for (let { oldest } = this.#order; oldest !== undefined && holds(oldest.value); { oldest } = this.#order)
      this.delete(oldest.key);
  }

  clear(): void {
    this.#entries.clear();
    this.#order.clear();
  }
}
