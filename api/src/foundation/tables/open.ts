import type { Database } from 'better-sqlite3';
import type { LogPlace } from '../store/index.ts';
import type { Tables } from './port.ts';
import { sqliteTables } from './sqlite.ts';
import type { Table } from './table.ts';

/** Copies the server's tables into a file. Does nothing if the log has no server. */
export async function copyTables(
  { database }: Pick<LogPlace, 'database'>,
  tables: readonly Table[],
  file: Database,
): Promise<void> {
  if (database === undefined) return;
  const { copyFromPostgres } = await import('./postgres.ts');
  sqliteTables(file, tables);
  await copyFromPostgres(database, tables, file);
}

/**
 * Opens the tables on the log's server, or in a file if the log has no server.
 * @param file accounts.sqlite, open
 * @param shared whether other nodes use them
 */
export async function openTables(
  { database }: Pick<LogPlace, 'database'>,
  tables: readonly Table[],
  file: Database,
  shared = false,
): Promise<Tables> {
  if (database === undefined) return sqliteTables(file, tables);
  // Loaded on use: a shop on SQLite needs none of it.
  const { postgresTables } = await import('./postgres.ts');
  return postgresTables(database, tables, file, shared);
}
