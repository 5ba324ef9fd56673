import { zstdDecompressSync } from 'node:zlib';
import type { Database, Statement } from 'better-sqlite3';
import { type KeptAppend, appendsIn } from '../kept-append.ts';
import type { PlacedAppend } from '../placed-append.ts';
import { type RowPlace, checkedText } from './row-text.ts';
import { DamagedFile } from '../failures.ts';

/** A row of the log with consecutive appends. Appends are numbered from 1, including refused ones. */
export interface BatchRow extends RowPlace {
  /** text as committed, or packed once it is indexed; its last line is a checksum */
  readonly content: string | Uint8Array;
}

/** A row as it is committed: not packed. */
export type StoredRow = BatchRow & { readonly content: string };

/** The length of the log. */
export interface Extent {
  readonly appends: number;
  readonly events: number;
}

/** Buffer size that fits most unpacked rows. It is not larger, because buffers are freed only by a full GC. */
const UNPACKING = { chunkSize: 40 * 1024 };

/** The number of the first append. */
const FIRST = 1;
/** A number higher than any append's. */
export const BEYOND_ALL = Number.MAX_SAFE_INTEGER;

/** Reads the log's rows through one handle. */
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
   * Returns the appends from a number on that are in one row with it; none beyond the last one. Committed appends are
   * later packed together with others, so callers must not rely on the bounds of a row.
   * @throws DamagedFile
   */
  from(append: number): readonly PlacedAppend[] {
    const row = this.#holding.get(append);
    if (row === undefined) return [];
    return this.appendsOf(row).filter((one) => one.append >= append);
  }

  /** Returns the number of an append at or before the one with the event after the first `events`; the first append for zero. */
  appendBefore(events: number): number {
    // Appends without events before the first event may be in rows of their own.
    if (events === 0) return FIRST;
    // Binary search, because both numbers increase together. An index of events would cost each commit another page.
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
    return appendsInRow(row, this.#file);
  }
}

/** Returns the appends of a row. @param name where it lies, for messages. @throws DamagedFile */
export function appendsInRow(row: BatchRow, name: string): readonly PlacedAppend[] {
  let [append, end] = [row.first_append - 1, row.events_before];
  const placed = opened(row, name).map((kept) => {
    append += 1;
    end += kept.records.length;
    return { ...kept, append, end };
  });
  if (placed.length !== row.appends || end !== row.events_before + row.events)
    throw damaged(row, name, new Error('it holds more or less than it says'));
  return placed;
}

function opened(row: BatchRow, name: string): readonly KeptAppend[] {
  try {
    const { content } = row;
    const text = typeof content === 'string' ? content : zstdDecompressSync(content, UNPACKING).toString();
    return appendsIn(checkedText(row, text));
  } catch (error) {
    throw damaged(row, name, error);
  }
}

function damaged({ first_append: first }: BatchRow, name: string, cause: unknown): DamagedFile {
  const message = cause instanceof Error ? cause.message : String(cause);
  return new DamagedFile(name, new Error(`the appends from ${first} on: ${message}`));
}
