import { UseOrder, type Used } from '../cache/use-order.ts';

/** Something in memory that can be read anew. */
export interface Held extends Used<Held> {
  /** as estimated last */
  bytes: number;
  readonly forget: () => void;
}

/** What may be held in memory together, in bytes, as estimated: what was used least lately is forgotten first. */
export class MemoryBudget {
  readonly #bytes: number;
  readonly #order = new UseOrder<Held>();
  #held = 0;

  constructor(bytes: number) {
    this.#bytes = bytes;
  }

  /** Bytes that are held now. */
  get held(): number {
    return this.#held;
  }

  /** Takes something in; others go until it fits. It stays itself, however large it is, until another one is used. */
  hold(one: Held): void {
    this.#order.add(one);
    this.#held += one.bytes;
    this.#fit();
  }

  use(one: Held): void {
    this.#order.use(one);
  }

  /** Something that is held was used, and weighs another number of bytes now. */
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
