import type { Database } from 'better-sqlite3';
import { type Cursor, List } from '../lists/index.ts';
import type { Position } from '../store/index.ts';
import { recordList } from './play-records.ts';

/** A page of a record: by its number, or going on behind the page before. */
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

/** Asks for what was recorded of an owner. */
export function recordPages(
  database: Database,
  table: string,
): (owner: string, part: RecordPart) => RecordPage {
  const list = new List(database, recordList(table));
  return (owner, part) => {
    const wanted = { whose: owner, filter: {} } as const;
    const { rows, next } = list.page({ ...wanted, ...part, sort: NEWEST_PLAYED });
    return { positions: rows.map(({ position }) => position), next, total: list.total(wanted) };
  };
}
