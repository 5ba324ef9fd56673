import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { createPrivateFile, lockFileBeside } from './files.ts';

/** The lock of the only process that may write. The system releases it when the process ends, in any way. */
export interface WriterLock {
  release(): void;
}

/**
 * Takes the folder's writer lock: a permanent exclusive transaction on a small separate SQLite file, so that readers of the
 * log are not blocked.
 * @throws Error when a writer in this or another process has it
 */
export function takeWriterLock(file: string): WriterLock {
  const lockFile = lockFileBeside(file);
  createPrivateFile(lockFile);
  const handle = new Database(lockFile, { timeout: 0 });
  try {
    handle.pragma('locking_mode = EXCLUSIVE');
    handle.pragma('journal_mode = MEMORY');
    handle.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    handle.close();
    if (!isBusy(error)) throw error;
    throw new Error(
      `Another server writes to ${file}: stop it first. Two writers on one event store are refused.`,
      {
        cause: error,
      },
    );
  }
  return { release: () => void handle.close() };
}

/** Returns whether a process holds a folder's writer lock. */
export function writerRuns(file: string): boolean {
  const lockFile = lockFileBeside(file);
  if (!existsSync(lockFile)) return false;
  // A read fails as busy during an exclusive transaction. Unlike a lock, it works on read-only media.
  const handle = new Database(lockFile, { readonly: true, timeout: 0 });
  try {
    handle.exec('SELECT count(*) FROM sqlite_schema');
    return false;
  } catch (error) {
    if (isBusy(error)) return true;
    throw error;
  } finally {
    handle.close();
  }
}

const isBusy = (error: unknown): boolean =>
  error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY');
