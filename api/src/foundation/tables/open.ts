import { existsSync } from 'node:fs';
import type { Database } from 'better-sqlite3';
import { type LogPlace, hasTable, readDatabase } from '../store/index.ts';
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
 * Returns the values of a text column, for another process than the shop's.
 * @param file path of accounts.sqlite
 * @returns none where the table is missing
 * @throws DamagedFile
 */
export async function valuesIn(
  { database }: Pick<LogPlace, 'database'>,
  file: string,
  { name, column }: { readonly name: string; readonly column: string },
): Promise<readonly string[]> {
  const text = `SELECT ${column} FROM ${name}`;
  if (database !== undefined) return (await import('./postgres.ts')).valuesOnServer(database, name, text);
  if (!existsSync(file)) return [];
  return readDatabase(file, (found) =>
    hasTable(found, name) ? found.prepare<[], string>(text).pluck().all() : [],
  );
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

/** Opens tables that are only on the log's server, and in no file. @param url of its database */
export async function openServerTables(url: string, tables: readonly Table[]): Promise<Tables> {
  const { postgresTables } = await import('./postgres.ts');
  return postgresTables(url, tables, undefined, true);
}
