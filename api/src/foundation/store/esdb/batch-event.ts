import { randomUUID } from 'node:crypto';
import { type EventData, binaryEvent } from '@eventstore/db-client';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { StoredRow } from '../sqlite/batches.ts';
import type { StreamEvent } from './server.ts';

/** Type of the events that hold batches. */
const BATCH_TYPE = 'skins-batch';
/**
 * Maximum bytes of an event. Servers take appends of 1 MiB by default, with their metadata; a larger batch is several events,
 * and is committed by the last one.
 */
const PART_BYTES_MAX = 1_000_000;

/** The place of a batch in the log, and of an event in the batch. */
const BatchPlace = Type.Object({
  firstAppend: Type.Integer({ minimum: 1 }),
  appends: Type.Integer({ minimum: 1 }),
  eventsBefore: Type.Integer({ minimum: 0 }),
  events: Type.Integer({ minimum: 0 }),
  /** from 1 */
  part: Type.Integer({ minimum: 1 }),
  parts: Type.Integer({ minimum: 1 }),
});
export type BatchPlace = Static<typeof BatchPlace>;

const places = Compile(BatchPlace);

/** Returns the events that hold a row, in order. */
export function eventsOfRow(row: StoredRow, partBytes = PART_BYTES_MAX): readonly EventData[] {
  const bytes = Buffer.from(row.content);
  const parts = Math.ceil(bytes.length / partBytes);
  return Array.from({ length: parts }, (_, index) => {
    const metadata: BatchPlace = {
      firstAppend: row.first_append,
      appends: row.appends,
      eventsBefore: row.events_before,
      events: row.events,
      part: index + 1,
      parts,
    };
    const data = bytes.subarray(index * partBytes, (index + 1) * partBytes);
    return binaryEvent({ id: randomUUID(), type: BATCH_TYPE, data, metadata });
  });
}

/** Returns the place of an event that holds a batch; undefined if it holds none. */
export const placeIn = ({ type, metadata }: StreamEvent): BatchPlace | undefined =>
  type === BATCH_TYPE && places.Check(metadata) ? metadata : undefined;

/** Puts the events of batches together. A batch whose last event is missing never happened. */
export class BatchParts {
  #parts: Uint8Array[] = [];

  /** Takes the next event of the stream. @returns the row whose last event it is */
  take(event: StreamEvent): StoredRow | undefined {
    const place = placeIn(event);
    if (place?.part === 1) this.#parts = [];
    if (place?.part !== this.#parts.length + 1 || !(event.data instanceof Uint8Array)) {
      this.#parts = [];
      return undefined;
    }
    this.#parts.push(event.data);
    if (place.part < place.parts) return undefined;
    const content = Buffer.concat(this.#parts).toString();
    this.#parts = [];
    return {
      first_append: place.firstAppend,
      appends: place.appends,
      events_before: place.eventsBefore,
      events: place.events,
      content,
    };
  }
}
