import type { Database } from 'better-sqlite3';
import type { Position } from '../store/index.ts';
import type { Listed } from './source.ts';

/**
 * A table of the lists with a row for each event of a type, or for the latest of them.
 * @param table its key is `position`
 */
export function listedIn(readModels: Database, by: string, table: string): Listed {
  const rows = readModels
    .prepare<[Position, number], Position>(
      `SELECT position FROM ${table} WHERE position <= ? ORDER BY position DESC LIMIT ?`,
    )
    .pluck();
  return { by, latest: (upTo, count) => rows.all(upTo, count).toReversed() };
}
