import type { Codec } from '@skins/engine/kernel';
import { type LoggedEvent, readRecorded } from '../runtime/index.ts';
import type { Recorded } from '../store/index.ts';

/** Events that are read and projected at a time: their objects die young, and stay in the caches until then. */
const PART = 1_000;

/** A part of a batch. */
export interface Part {
  readonly events: readonly LoggedEvent[];
  /** whether another part follows */
  readonly more: boolean;
}

/**
 * Reads a batch part by part. @param left unread records; emptied on the way, so that projected records can be garbage collected
 * @throws UnreadableEvent when a record is not an event of this program
 */
export function* readInParts(left: Recorded[], codec: Codec): Generator<Part, void, undefined> {
  while (left.length > 0) {
    const events = left.splice(0, PART).map((one) => readRecorded(one, codec));
    yield { events, more: left.length > 0 };
  }
}
