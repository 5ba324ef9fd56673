import { chmodSync } from 'node:fs';
import Database from 'better-sqlite3';
import { readablePath, readingFile } from '../store/index.ts';

/** More pages than any file has: the copy is one step, and nobody can write in between. */
const ALL_PAGES = 2 ** 31 - 1;

/**
 * Copies a SQLite file as of one moment, even while a server writes to it. Only the owner can read the copy.
 * @throws DamagedFile when it cannot be read
 */
export async function copyDatabase(from: string, to: string): Promise<void> {
  try {
    await copied(from, to);
  } catch (error) {
    readingFile(from, () => {
      throw error;
    });
  }
}

async function copied(from: string, to: string): Promise<void> {
  const database = new Database(readablePath(from), { readonly: true, fileMustExist: true });
  try {
    await database.backup(to, { progress: () => ALL_PAGES });
  } finally {
    database.close();
  }
  chmodSync(to, 0o600);
  const copy = new Database(to);
  try {
    // A single file, which can be moved by itself.
    copy.pragma('journal_mode = DELETE');
  } finally {
    copy.close();
  }
}
