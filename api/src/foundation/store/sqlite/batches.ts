import { zstdDecompressSync } from 'node:zlib';
import type { Database, Statement } from 'better-sqlite3';
import { type KeptAppend, appendsIn } from './kept-append.ts';
import { DamagedFile } from './soundness.ts';

/** A row of the log: appends that stand behind one another. Appends are numbered from 1, refused ones included. */
export interface BatchRow {
  readonly first_append: number;
  readonly appends: number;
  /** events in the log before it */
  readonly events_before: number;
  readonly events: number;
  /** text as it was committed, or packed, once it is indexed */
  readonly content: string | Uint8Array;
}

/** An append with its place. */
export interface PlacedAppend extends KeptAppend {
  /** its number */
  readonly append: number;
  /** events in the log after it */
  readonly end: number;
}

/** How long the log is. */
export interface Extent {
  readonly appends: number;
  readonly events: number;
}

/** Room to unpack most rows into at once. Not more, as what it has is let go with the whole heap alone. */
const UNPACKING = { chunkSize: 40 * 1024 };

/** What a row says of itself. */
type RowPlace = Omit<BatchRow, 'content'>;

/** The number of the first append. */
const FIRST = 1;
/** No append has so high a number. */
export const BEYOND_ALL = Number.MAX_SAFE_INTEGER;

/** The log's rows, through one handle. */
export class Batches {
  readonly #file: string;
  readonly #holding: Statement<[number], BatchRow>;
  readonly #placeHolding: Statement<[number], RowPlace>;

  constructor(database: Database) {
    this.#file = database.name;
    this.#holding = database.prepare(
      'SELECT * FROM batches WHERE first_append <= ? ORDER BY first_append DESC LIMIT 1',
    );
    this.#placeHolding = database.prepare(
      'SELECT first_append, appends, events_before, events FROM batches WHERE first_append <= ? ORDER BY first_append DESC LIMIT 1',
    );
  }

  extent(): Extent {
    const last = this.#placeHolding.get(BEYOND_ALL);
    return last === undefined
      ? { appends: 0, events: 0 }
      : { appends: last.first_append + last.appends - 1, events: last.events_before + last.events };
  }

  /**
   * The appends from a number on that stand in one row with it; none beyond the last one. What was committed is packed with
   * others later, so a row is never looked for by another one.
   * @throws DamagedFile
   */
  from(append: number): readonly PlacedAppend[] {
    const row = this.#holding.get(append);
    if (row === undefined) return [];
    return this.appendsOf(row).filter((one) => one.append >= append);
  }

  /** The number of an append at or before the one that brings the event after so many, and of the first of all for none. */
  appendBefore(events: number): number {
    // Those without events before the first one may be in rows of their own.
    if (events === 0) return FIRST;
    // Both numbers grow together, so no index is kept of the events: each commit would change one more page.
    let [found, low, high] = [FIRST, FIRST, this.extent().appends];
    while (low <= high) {
      const row = this.#placeHolding.get(Math.floor((low + high) / 2));
      if (row === undefined) break;
      if (row.events_before > events) high = row.first_append - 1;
      else [found, low] = [row.first_append, row.first_append + row.appends];
    }
    return found;
  }

  /** @throws DamagedFile */
  appendsOf(row: BatchRow): readonly PlacedAppend[] {
    let [append, end] = [row.first_append - 1, row.events_before];
    const placed = this.#opened(row).map((kept) => {
      append += 1;
      end += kept.records.length;
      return { ...kept, append, end };
    });
    if (placed.length !== row.appends || end !== row.events_before + row.events)
      throw this.#damaged(row, new Error('it holds more or less than it says'));
    return placed;
  }

  #opened(row: BatchRow): readonly KeptAppend[] {
    try {
      const { content } = row;
      return appendsIn(
        typeof content === 'string' ? content : zstdDecompressSync(content, UNPACKING).toString(),
      );
    } catch (error) {
      throw this.#damaged(row, error);
    }
  }

  #damaged({ first_append: first }: BatchRow, cause: unknown): DamagedFile {
    const message = cause instanceof Error ? cause.message : String(cause);
    return new DamagedFile(this.#file, new Error(`the appends from ${first} on: ${message}`));
  }
}
