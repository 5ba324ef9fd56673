import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  mkdtempSync,
  openSync,
  readSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Offset of the file format read version in the header of a SQLite file (file format, section 1.3). */
const READ_VERSION = 19;
/** Its value in WAL mode. */
const WAL_MODE = 2;

/** Paths of the copies by file. Each is made once, and deleted when the process ends. */
const copies = new Map<string, string>();

/**
 * Returns a path from which SQLite can read a database: its own, or that of a temporary copy. SQLite needs a `-shm` file to
 * read a database in WAL mode, and cannot create one on read-only media.
 */
export function readablePath(file: string): string {
  const copy = copies.get(file);
  if (copy !== undefined) return copy;
  if (!existsSync(file) || existsSync(`${file}-shm`) || isWritable(dirname(file)) || !isInWalMode(file))
    return file;
  return copied(file);
}

function copied(file: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'skins-reading-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const copy = join(folder, 'copy.sqlite');
  for (const end of ['', '-wal'])
    if (existsSync(`${file}${end}`)) {
      copyFileSync(`${file}${end}`, `${copy}${end}`, constants.COPYFILE_FICLONE);
      chmodSync(`${copy}${end}`, 0o600);
    }
  // A `-shm` file means that another process opened the database during the copy: it can be read in place now.
  if (existsSync(`${file}-shm`)) return file;
  copies.set(file, copy);
  return copy;
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function isInWalMode(file: string): boolean {
  const handle = openSync(file, 'r');
  try {
    const byte = Buffer.alloc(1);
    return readSync(handle, byte, 0, 1, READ_VERSION) === 1 && byte[0] === WAL_MODE;
  } finally {
    closeSync(handle);
  }
}
