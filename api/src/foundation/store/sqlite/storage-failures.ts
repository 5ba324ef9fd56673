import { SqliteError } from 'better-sqlite3';
import { NoRoom, StorageBroken } from '../failures.ts';

/** A write did not fit. It failed before the last write of its transaction, so the transaction can never be found. */
const FULL = 'SQLITE_FULL';
/**
 * SQLite grows the file that its processes share manually. A full disk shows there too, but only once the transaction is on
 * the disk, where the next start finds it.
 */
const FULL_BEHIND = 'SQLITE_IOERR_SHMSIZE';

/** Returns whether SQLite could not write because the disk, or a file's limit, is full; then nothing happened. */
export const isNoRoom = (error: unknown): boolean =>
  error instanceof NoRoom || (error instanceof SqliteError && error.code === FULL);

/** Returns whether a full disk interrupted work that may have happened nevertheless, and may be repeated. */
export const isForLater = (error: unknown): boolean =>
  isNoRoom(error) || (error instanceof SqliteError && error.code === FULL_BEHIND);

/** Converts a storage failure to its own error class, and returns anything else unchanged. */
export function namedFailure(error: unknown): unknown {
  if (!(error instanceof SqliteError)) return error;
  if (isNoRoom(error)) return new NoRoom(error.message, { cause: error });
  return error.code.startsWith('SQLITE_IOERR')
    ? new StorageBroken(`the log cannot be written: ${error.message} (${error.code})`, { cause: error })
    : error;
}
