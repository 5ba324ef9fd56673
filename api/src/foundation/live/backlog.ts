import type { Position } from '../store/index.ts';
import type { Message } from './message.ts';

/** Minimum number of messages that a channel remembers for clients that reconnect. */
export const KEPT = 1_000;

/** The latest messages in log order, with consecutive numbers. It holds at most twice the minimum. */
export class Backlog {
  readonly #entries: Message[] = [];
  /** number of the first entry */
  #first = 0;
  /** position up to which messages have been forgotten */
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

  /** The number of the next message. */
  get end(): number {
    return this.#first + this.#entries.length;
  }

  /** @returns the messages forgotten to make room */
  add(message: Message): readonly Message[] {
    this.#entries.push(message);
    if (this.#entries.length <= 2 * KEPT) return [];
    const gone = this.#entries.splice(0, this.#entries.length - KEPT);
    this.#first += gone.length;
    this.#floor = gone.at(-1)?.position ?? this.#floor;
    return gone;
  }

  /** Returns the messages in a range of numbers; the end is exclusive. */
  between(from: number, to: number): readonly Message[] {
    return this.#entries.slice(from - this.#first, to - this.#first);
  }

  /** Returns the number of the first message after a position. */
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
