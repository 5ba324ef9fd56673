import type { Database } from 'better-sqlite3';
import { type Cursor, List } from '../lists/index.ts';
import type { Position } from '../store/index.ts';
import { playList } from './play-records.ts';

/** A page of a record: by its number, or going on behind the page before. */
export type RecordPart = { readonly limit: number } & (
  { readonly offset: number } | { readonly after: Cursor }
);

/** A page of a player's plays, as positions in the log, newest first. */
export interface RecordPage {
  readonly positions: readonly Position[];
  readonly next: Cursor | undefined;
  readonly total: number;
}

/** Asks for players' plays of a game. */
export function recordPages(
  database: Database,
  table: string,
): (playerId: string, part: RecordPart) => RecordPage {
  const list = new List(database, playList(table));
  const sort = { column: 'position', descending: true } as const;
  return (playerId, part) => {
    const wanted = { whose: playerId, filter: {} } as const;
    const { rows, next } = list.page({ ...wanted, ...part, sort });
    return { positions: rows.map(({ position }) => position), next, total: list.total(wanted) };
  };
}
