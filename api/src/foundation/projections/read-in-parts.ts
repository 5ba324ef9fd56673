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

/**
 * Reads a batch part by part. @param left what is not read yet: emptied on the way, so that all that was projected is garbage
 * @throws UnreadableEvent where a record is no event of this program
 */
export function* readInParts(left: Recorded[], codec: Codec): Generator<Part, void, undefined> {
  while (left.length > 0) {
    const events = left.splice(0, PART).map((one) => readRecorded(one, codec));
    yield { events, more: left.length > 0 };
  }
}
