import { chmodSync } from 'node:fs';
import Database from 'better-sqlite3';
import { readingFile } from '../store/index.ts';

/** More pages than any file has: the copy is one step, and nobody can write in between. */
const ALL_PAGES = 2 ** 31 - 1;

/**
 * Copies a SQLite file as of one moment, even while a server writes to it. Only the owner can read the copy.
 * @throws DamagedFile when it cannot be read
 */
export async function copyDatabase(from: string, to: string): Promise<void> {
  const database = readingFile(from, () => new Database(from, { readonly: true, fileMustExist: true }));
  try {
    await database.backup(to, { progress: () => ALL_PAGES });
  } finally {
    database.close();
  }
  chmodSync(to, 0o600);
  // A single file, which can be moved by itself.
  const copy = new Database(to);
  copy.pragma('journal_mode = DELETE');
  copy.close();
}
