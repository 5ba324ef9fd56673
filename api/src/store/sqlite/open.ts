import type { Batch } from './group-commit.ts';
import { openReaderHandle, openWriterHandle } from './handles.ts';
import { SqliteReader } from './reader.ts';
import { checkRequirements } from './requirements.ts';
import { type SqliteParts, SqliteStore } from './store.ts';
import { takeWriterLock } from './writer-lock.ts';

export interface SqliteOptions {
  /** Called after each commit, for metrics. */
  readonly onBatch?: (batch: Batch) => void;
}

/**
 * Opens the store for its one writer; creates the file (mode 0600) and its folder (0700) when they are missing.
 * @throws Error when another writer has the folder, a newer program wrote the file, or Node or SQLite is too old
 */
export function openSqliteStore(file: string, options: SqliteOptions = {}): SqliteStore {
  checkRequirements();
  const lock = takeWriterLock(file);
  try {
    return new SqliteStore({ ...openHandles(file), lock, onBatch: options.onBatch });
  } catch (error) {
    lock.release();
    throw error;
  }
}

/**
 * Opens the store for reading only, also while a server writes to it.
 * @throws Error when there is no store at `file`, its schema is another one, or Node or SQLite is too old
 */
export function openSqliteReader(file: string): SqliteReader {
  checkRequirements();
  return new SqliteReader(openReaderHandle(file));
}

function openHandles(file: string): Pick<SqliteParts, 'writer' | 'reader'> {
  const writer = openWriterHandle(file);
  try {
    return { writer, reader: openReaderHandle(file) };
  } catch (error) {
    writer.close();
    throw error;
  }
}
