import { closeSync, mkdirSync, openSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const OWNER_ONLY_FILE = 0o600;
const OWNER_ONLY_FOLDER = 0o700;

/** Returns the file whose lock marks the only writer of a folder. */
export const lockFileBeside = (file: string): string => join(dirname(file), 'writer.lock');

/** Returns the size of a file's WAL. */
export const walBytesOf = (file: string): number =>
  statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;

/** Deletes a database that nobody has open, with its WAL. */
export function deleteDatabase(file: string): void {
  for (const one of [file, `${file}-wal`, `${file}-shm`]) rmSync(one, { force: true });
}

/**
 * Creates a missing file and its folder, readable only by the owner; SQLite gives its companion files the same mode. A folder
 * around that was removed meanwhile is not created again. An existing file is never opened here: closing it would release the
 * locks that SQLite holds on it in this process.
 */
export function createPrivateFile(file: string): void {
  unlessThere(() => mkdirSync(dirname(file), OWNER_ONLY_FOLDER));
  unlessThere(() => closeSync(openSync(file, 'wx', OWNER_ONLY_FILE)));
}

function unlessThere(create: () => void): void {
  try {
    create();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}
