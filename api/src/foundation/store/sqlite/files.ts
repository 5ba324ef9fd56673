import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join } from 'node:path';

const OWNER_ONLY_FILE = 0o600;
const OWNER_ONLY_FOLDER = 0o700;

/** Returns the file whose lock marks the only writer of a folder. */
export const lockFileBeside = (file: string): string => join(dirname(file), 'writer.lock');

/**
 * Creates a missing file and its folder, readable only by the owner; SQLite gives its companion files the same mode.
 * An existing file is never opened here: closing it would release the locks that SQLite holds on it in this process.
 */
export function createPrivateFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: OWNER_ONLY_FOLDER });
  try {
    closeSync(openSync(file, 'wx', OWNER_ONLY_FILE));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}
