import type { Database } from 'better-sqlite3';
import { type Cursor, noPageEnd } from '../lists/index.ts';
import { type Position, isPosition, ordinalOf, positionOf } from '../store/index.ts';
import { OWN } from './play-records.ts';
import { type StrandPlace, type StrandRow, Strands } from './strands.ts';

/** A page of a record: by an offset, or after the previous page. */
export type RecordPart = { readonly limit: number } & (
  { readonly offset: number } | { readonly after: Cursor }
);

/** A page of an owner's record, as positions in the log, newest first. */
export interface RecordPage {
  readonly positions: readonly Position[];
  readonly next: Cursor | undefined;
  readonly total: number;
}

/** The order of every record. */
export const NEWEST_PLAYED = { column: 'position', descending: true } as const;

/** Returns the query for pages of an owner's record. @param strand kind of owner; a player by default */
export function recordPages(
  database: Database,
  table: string,
  strand: string = OWN,
): (owner: string, part: RecordPart) => RecordPage {
  const strands = new Strands(database, table);
  const row = database.prepare<[number], StrandRow>(
    `SELECT ordinal, ${strand} AS before, 0 AS time FROM ${table} WHERE ordinal = ?`,
  );
  const rowAt = (ordinal: number) => row.get(ordinal);
  return (owner, part) => {
    const rows =
      'after' in part
        ? strands.before(owner, strand, placeOf(part.after), rowAt)
        : strands.behind(owner, strand, part.offset, rowAt);
    return { ...pageOf(rows, part.limit), total: strands.rows(owner, strand) };
  };
}

/** @throws Refused malformed, when the cursor is not the end of a page */
function placeOf({ id }: Cursor): StrandPlace {
  if (!isPosition(String(id))) throw noPageEnd();
  return { ordinal: ordinalOf(String(id)), time: 0 };
}

function pageOf(rows: Iterable<StrandRow>, limit: number): Pick<RecordPage, 'positions' | 'next'> {
  const positions: Position[] = [];
  for (const { ordinal } of rows) {
    const last = positions.at(-1);
    // One more row than needed tells whether there is a next page.
    if (positions.length === limit && last !== undefined)
      return {
        positions,
        next: { sort: NEWEST_PLAYED.column, descending: NEWEST_PLAYED.descending, value: last, id: last },
      };
    positions.push(positionOf(ordinal));
  }
  return { positions, next: undefined };
}
