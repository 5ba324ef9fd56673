/** The expiry of an entry, in milliseconds since 1970. */
interface Ending {
  readonly endsAt: number;
}

/** When full, an eighth of the capacity is evicted at once, so that this happens rarely. */
const LET_GO = 8;

/**
 * A map of entries that expire, of at most `capacity`. When it is full, the entries that expire soonest are evicted:
 * filling it with new entries does not remove a caller's longer-lived one.
 */
export class EndingMap<Value extends Ending> {
  readonly #entries = new Map<string, Value>();
  readonly #capacity: number;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** Returns the entry of a key unless it has expired. */
  get(key: string, now: number): Value | undefined {
    const entry = this.#entries.get(key);
    return entry === undefined || entry.endsAt <= now ? undefined : entry;
  }

  set(key: string, value: Value, now: number): void {
    if (!this.#entries.has(key) && this.#entries.size >= this.#capacity) this.#makeRoom(now);
    this.#entries.set(key, value);
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  #makeRoom(now: number): void {
    for (const [key, { endsAt }] of this.#entries) if (endsAt <= now) this.#entries.delete(key);
    const kept = this.#capacity - Math.ceil(this.#capacity / LET_GO);
    const over = this.#entries.size - kept;
    if (over <= 0) return;
    const soonest = [...this.#entries].toSorted(([, a], [, b]) => a.endsAt - b.endsAt).slice(0, over);
    for (const [key] of soonest) this.#entries.delete(key);
  }
}
