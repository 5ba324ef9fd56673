/** When an entry says nothing any more, in milliseconds since 1970. */
interface Ending {
  readonly endsAt: number;
}

/** How much is let go at once when there is no room: a part, so that it happens rarely. */
const LET_GO = 8;

/**
 * A map of entries that end by themselves, of at most `capacity`. Where there is no room those go that end soonest: whoever fills
 * it with others does not wash out what was counted against him for longer.
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

  /** The entry of a key, if it has not ended. */
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
