import { chmodSync } from 'node:fs';
import Database from 'better-sqlite3';
import { readingFile } from '../store/index.ts';

/** So many pages at once are all that a file has: one step, in which nobody can write in between. */
const ALL_PAGES = 2 ** 31 - 1;

/**
 * Copies a SQLite file as it is at one moment, also while a server writes to it; for its owner's eyes only.
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
  // One file, which can be carried away by itself.
  const copy = new Database(to);
  copy.pragma('journal_mode = DELETE');
  copy.close();
}
