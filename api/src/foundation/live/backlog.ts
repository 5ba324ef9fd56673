import type { Position } from '../store/index.ts';
import type { Message } from './message.ts';

/** How many messages a channel remembers at least: what a client that comes back can be told. */
export const KEPT = 1_000;

/** The latest messages in the log's order, each known by a number that counts on. Never more than twice as many as are kept. */
export class Backlog {
  readonly #entries: Message[] = [];
  /** the number of the first entry */
  #first = 0;
  /** nothing at or before it is remembered */
  #floor: Position;

  constructor(floor: Position) {
    this.#floor = floor;
  }

  get floor(): Position {
    return this.#floor;
  }

  get first(): number {
    return this.#first;
  }

  /** The number that the next message will have. */
  get end(): number {
    return this.#first + this.#entries.length;
  }

  /** @returns what is forgotten for it */
  add(message: Message): readonly Message[] {
    this.#entries.push(message);
    if (this.#entries.length <= 2 * KEPT) return [];
    const gone = this.#entries.splice(0, this.#entries.length - KEPT);
    this.#first += gone.length;
    this.#floor = gone.at(-1)?.position ?? this.#floor;
    return gone;
  }

  /** The messages from one number up to another, which is left out. */
  between(from: number, to: number): readonly Message[] {
    return this.#entries.slice(from - this.#first, to - this.#first);
  }

  /** The number of the first message behind a position. */
  behind(position: Position): number {
    let low = 0;
    let high = this.#entries.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#entries[middle]?.position ?? '') > position) high = middle;
      else low = middle + 1;
    }
    return this.#first + low;
  }
}
