import type { Codec } from '@skins/engine/kernel';
import { type LoggedEvent, readRecorded } from '../runtime/index.ts';
import type { Recorded } from '../store/index.ts';

/** Events that are read, and projected, before the next are: what is read of them dies young, and lies in the caches till then. */
const PART = 1_000;

/** Some of a batch's events. */
export interface Part {
  readonly events: readonly LoggedEvent[];
  /** whether others follow */
  readonly more: boolean;
}

/** A batch that is read part by part, each time that it is asked for. */
export class ReadInParts implements Iterable<Part> {
  readonly #recorded: readonly Recorded[];
  readonly #codec: Codec;

  constructor(recorded: readonly Recorded[], codec: Codec) {
    this.#recorded = recorded;
    this.#codec = codec;
  }

  /** @throws UnreadableEvent where a record is no event of this program */
  *[Symbol.iterator](): Generator<Part, void, undefined> {
    for (let from = 0; from < this.#recorded.length; from += PART) {
      const part = this.#recorded.slice(from, from + PART);
      const events = part.map((one) => readRecorded(one, this.#codec));
      yield { events, more: from + PART < this.#recorded.length };
    }
  }
}
