import { UseOrder, type Used } from './use-order.ts';

interface Entry<Key, Value> extends Used<Entry<Key, Value>> {
  readonly key: Key;
  value: Value;
}

/** A map that forgets the entry used least lately once it holds more than `capacity`. */
export class LruMap<Key, Value> {
  readonly #entries = new Map<Key, Entry<Key, Value>>();
  readonly #capacity: number;
  // Beside the map: to delete and set again at every use would keep the map rehashing.
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

  get size(): number {
    return this.#entries.size;
  }

  /** Forgets the entries used least lately, up to the first that does not hold a condition. */
  forgetWhile(holds: (value: Value) => boolean): void {
    for (let { oldest } = this.#order; oldest !== undefined && holds(oldest.value); { oldest } = this.#order)
      this.delete(oldest.key);
  }

  clear(): void {
    this.#entries.clear();
    this.#order.clear();
  }
}
