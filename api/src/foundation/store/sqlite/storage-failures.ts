import { SqliteError } from 'better-sqlite3';

/** The disk has no room: nothing of it happened, and once there is room it may be done again. */
export class NoRoom extends Error {
  override readonly name = 'NoRoom';
}

/** The disk failed while it was being written to: what it holds is known only to whoever opens the file anew. */
export class StorageBroken extends Error {
  override readonly name = 'StorageBroken';
}

/** A write that did not fit: before the last one of its transaction was made, so nobody will ever find it. */
const FULL = 'SQLITE_FULL';
/**
 * SQLite grows the file that its processes share by hand: a disk that is full shows there, too, but only once the transaction lies on
 * the disk, where the next start finds it.
 */
const FULL_BEHIND = 'SQLITE_IOERR_SHMSIZE';

/** Whether SQLite could not write because the disk, or the limit of a file, is full; then nothing of it happened. */
export const isNoRoom = (error: unknown): boolean =>
  error instanceof NoRoom || (error instanceof SqliteError && error.code === FULL);

/** Whether a full disk kept something from being done that may have happened all the same, and may be done again. */
export const isForLater = (error: unknown): boolean =>
  isNoRoom(error) || (error instanceof SqliteError && error.code === FULL_BEHIND);

/** A failure of the storage by its own name, anything else as it is. */
export function namedFailure(error: unknown): unknown {
  if (!(error instanceof SqliteError)) return error;
  if (isNoRoom(error)) return new NoRoom(error.message, { cause: error });
  return error.code.startsWith('SQLITE_IOERR')
    ? new StorageBroken(`the log cannot be written: ${error.message} (${error.code})`, { cause: error })
    : error;
}
