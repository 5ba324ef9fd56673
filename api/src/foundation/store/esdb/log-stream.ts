import { DamagedFile } from '../failures.ts';
import type { PlacedAppend } from '../placed-append.ts';
import { type Extent, type StoredRow, appendsInRow } from '../sqlite/batches.ts';
import { BatchParts, placeIn } from './batch-event.ts';
import { type EsdbServer, NOTHING, type StreamEvent } from './server.ts';

/** Maximum page size of backward reads. Pages start small: most reads need only the last events. */
const BACK_PAGE = 64;

/** A committed batch in the stream of a log. */
export interface StreamBatch {
  /** revision of its last event */
  readonly revision: bigint;
  readonly row: StoredRow;
}

/** The end of a stream. */
interface StreamEnd {
  /** of its last event */
  readonly revision: bigint;
  /** number of appends of the log up to it */
  readonly appends: number;
}

/** Returns the batches of a stream from a revision on, in order. */
export async function* batchesFrom(
  server: EsdbServer,
  stream: string,
  from: bigint,
  onEvent: (event: StreamEvent) => void = () => undefined,
): AsyncGenerator<StreamBatch, void, undefined> {
  const parts = new BatchParts();
  for await (const event of server.events(stream, from)) {
    onEvent(event);
    const row = parts.take(event);
    if (row !== undefined) yield { revision: event.revision, row };
  }
}

/** Returns the appends of a stream from its start, a batch at a time. @throws DamagedFile when one is missing or changed */
export async function* appendsIn(
  server: EsdbServer,
  stream: string,
): AsyncGenerator<readonly PlacedAppend[], void, undefined> {
  let [appends, events] = [0, 0];
  for await (const { row } of batchesFrom(server, stream, 0n)) {
    demandNext(row, { appends, events }, server.name);
    yield appendsInRow(row, server.name);
    appends += row.appends;
    events += row.events;
  }
}

/** @param before the log before the row. @throws DamagedFile when the row does not follow it */
export function demandNext(row: StoredRow, { appends, events }: Extent, name: string): void {
  if (row.first_append === appends + 1 && row.events_before === events) return;
  throw new DamagedFile(
    name,
    new Error(`append ${row.first_append} does not follow append ${appends} with ${events} events`),
  );
}

/** Returns the end of a stream. */
export async function endOf(server: EsdbServer, stream: string): Promise<StreamEnd> {
  let revision: bigint | undefined;
  for await (const event of backwards(server, stream)) {
    revision ??= event.revision;
    const appends = lastAppendIn(event);
    if (appends !== undefined) return { revision, appends };
  }
  return { revision: revision ?? NOTHING, appends: 0 };
}

/** Returns the batch that ends with an append; undefined if none does. */
export async function batchEndingWith(
  server: EsdbServer,
  stream: string,
  append: number,
): Promise<StreamBatch | undefined> {
  for await (const event of backwards(server, stream)) {
    const last = lastAppendIn(event);
    if (last === undefined || last > append) continue;
    if (last < append) return undefined;
    const from = event.revision - BigInt((placeIn(event)?.parts ?? 1) - 1);
    for await (const batch of batchesFrom(server, stream, from)) return batch;
  }
  return undefined;
}

/** Returns the last append of the batch that an event commits; undefined if it commits none. */
function lastAppendIn(event: StreamEvent): number | undefined {
  const place = placeIn(event);
  return place === undefined || place.part < place.parts ? undefined : place.firstAppend + place.appends - 1;
}

async function* backwards(server: EsdbServer, stream: string): AsyncGenerator<StreamEvent, void, undefined> {
  let from: bigint | 'end' = 'end';
  for (let most = 2; ; most = Math.min(most * 2, BACK_PAGE)) {
    const page = await server.eventsBack(stream, from, most);
    yield* page;
    const last = page.at(-1);
    if (last === undefined || last.revision === 0n || page.length < most) return;
    from = last.revision - 1n;
  }
}
