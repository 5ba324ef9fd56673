import Database from 'better-sqlite3';
import { DamagedFile } from '../failures.ts';
import { readablePath } from './readable.ts';

/**
 * Reads a file, and adds its name to SQLite's error, which has only the reason.
 * @throws DamagedFile when SQLite reports a damaged file
 */
export function readingFile<Result>(file: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    const damaged = error instanceof Database.SqliteError && /^SQLITE_(CORRUPT|NOTADB)/.test(error.code);
    throw damaged ? new DamagedFile(file, error) : error;
  }
}

/**
 * Reads a database through its own handle, even while a server writes to it.
 * @throws DamagedFile
 */
export function readDatabase<Result>(file: string, read: (database: Database.Database) => Result): Result {
  const database = new Database(readablePath(file), { readonly: true, fileMustExist: true });
  try {
    return readingFile(file, () => read(database));
  } finally {
    database.close();
  }
}

export const hasTable = (database: Database.Database, name: string): boolean =>
  database.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').get(name) !== undefined;

/** Reads a file completely. @returns the first damage; undefined if it is intact */
export function damageIn(file: string): string | undefined {
  try {
    return readDatabase(file, quickCheck);
  } catch (error) {
    if (error instanceof DamagedFile) return error.damage;
    throw error;
  }
}

function quickCheck(database: Database.Database): string | undefined {
  const found = String(database.pragma('quick_check(1)', { simple: true }));
  return found === 'ok' ? undefined : found.replaceAll(/\s+/g, ' ');
}
