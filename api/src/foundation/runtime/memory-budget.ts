import { UseOrder, type Used } from '../cache/use-order.ts';

/** An item in memory that can be reloaded. */
export interface Held extends Used<Held> {
  /** last estimate */
  bytes: number;
  readonly forget: () => void;
}

/** A common limit on estimated bytes in memory; the least recently used item is evicted first. */
export class MemoryBudget {
  readonly #bytes: number;
  readonly #order = new UseOrder<Held>();
  #held = 0;

  constructor(bytes: number) {
    this.#bytes = bytes;
  }

  /** Bytes currently held. */
  get held(): number {
    return this.#held;
  }

  /** Adds an item and evicts others until it fits. The item itself stays, whatever its size, until another one is used. */
  hold(one: Held): void {
    this.#order.add(one);
    this.#held += one.bytes;
    this.#fit();
  }

  use(one: Held): void {
    this.#order.use(one);
  }

  /** Records that a held item was used and now has another size. */
  weigh(one: Held, bytes: number): void {
    this.#order.use(one);
    this.#held += bytes - one.bytes;
    one.bytes = bytes;
    this.#fit();
  }

  release(one: Held): void {
    this.#order.remove(one);
    this.#held -= one.bytes;
  }

  #fit(): void {
    for (
      let { oldest } = this.#order;
      this.#held > this.#bytes && oldest !== undefined;
      { oldest } = this.#order
    ) {
      if (oldest === this.#order.newest) return;
      this.release(oldest);
      oldest.forget();
    }
  }
}
