import type { KeptAppend } from './kept-append.ts';
import type { Recorded } from './port.ts';
import { positionOf } from './position.ts';

/** An append with its place. Appends are numbered from 1, including refused ones. */
export interface PlacedAppend extends KeptAppend {
  /** its number */
  readonly append: number;
  /** number of events in the log after it */
  readonly end: number;
}

/** Returns the events of an append, with their places. */
export function recordsOf({ head, records, end }: PlacedAppend): readonly Recorded[] {
  const before = end - records.length;
  return records.map((record, index) => ({
    position: positionOf(before + index + 1),
    stream: head.stream,
    version: head.on + index + 1,
    record,
  }));
}
