import { type Stats, closeSync, constants, fstatSync, openSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { Problem, WrongUsage } from './problem.ts';

type Sentences = Readonly<Record<string, (file: string) => string>>;

const READING: Sentences = {
  ENOENT: (file) => `there is no file ${file}`,
  ENOTDIR: (file) => `there is no file ${file}`,
  EISDIR: (file) => `${file} is a folder`,
  EACCES: (file) => `${file} may not be read by this user`,
  ENXIO: (file) => `${file} is no plain file`,
};

const WRITING: Sentences = {
  ENOENT: (file) => `there is no folder ${dirname(file)}`,
  ENOTDIR: (file) => `there is no folder ${dirname(file)}`,
  EISDIR: (file) => `${file} is a folder`,
  EACCES: (file) => `this user may not write into ${dirname(file)}`,
  EROFS: (file) => `nothing can be written into ${dirname(file)}`,
  ENOSPC: (file) => `there is no room for ${file}`,
  ENXIO: (file) => `${file} is no plain file`,
  ENOTEMPTY: (file) => `${file} is a folder`,
  EPERM: (file) => `this user may not write into ${dirname(file)}`,
};

/** Turns a file error of the system into a sentence: WrongUsage if another file should have been given. */
const explained =
  (sentences: Sentences, otherwise: string) =>
  (file: string, error: unknown): Problem => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const sentence = sentences[code]?.(file);
    if (sentence !== undefined) return new WrongUsage(sentence, { cause: error });
    const message = error instanceof Error ? error.message : String(error);
    return new Problem(`${file} ${otherwise}: ${message}`, { cause: error });
  };

export const unreadable = explained(READING, 'cannot be read');
export const unwritable = explained(WRITING, 'cannot be written');

/**
 * Opens a plain file for reading. Refuses pipes and devices, because reading them could block for ever.
 * @throws WrongUsage if it is not a plain file, or may not be read
 */
export function openPlainFile(file: string): number {
  let handle: number;
  try {
    // Without O_NONBLOCK, opening a pipe waits for its writer.
    handle = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
  } catch (error) {
    throw unreadable(file, error);
  }
  const found = fstatSync(handle);
  if (found.isFile()) return handle;
  closeSync(handle);
  throw notPlain(file, found);
}

/** @throws WrongUsage if the path exists and is not a plain file */
export function demandPlain(file: string): void {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found?.isFile() === false) throw notPlain(file, found);
}

const notPlain = (file: string, found: Stats): WrongUsage =>
  new WrongUsage(`${file} is ${found.isDirectory() ? 'a folder' : 'no plain file'}`);

/** Returns the text of a plain file. @throws WrongUsage if it is not one, or may not be read */
export function readPlainFile(file: string): string {
  const handle = openPlainFile(file);
  try {
    return readFileSync(handle, 'utf8');
  } finally {
    closeSync(handle);
  }
}

/** Error codes of the system or of SQLite if nothing can be read or written. */
const REFUSALS =
  /^(?:E(?:ACCES|PERM|ROFS|NOSPC|DQUOT|NOTDIR|ISDIR)|SQLITE_(?:READONLY|CANTOPEN|FULL|PERM)(?:_\w+)?)$/;

/** Turns a refusal of the system into a sentence; undefined for other errors. */
export function refusedBySystem(error: unknown): WrongUsage | undefined {
  if (!(error instanceof Error) || error instanceof Problem || !('code' in error)) return undefined;
  // `mkdir -p` in a read-only place fails with ENOENT.
  const madeNowhere = error.code === 'ENOENT' && 'syscall' in error && error.syscall === 'mkdir';
  if (!madeNowhere && !REFUSALS.test(String(error.code))) return undefined;
  return new WrongUsage(`the system refuses it: ${error.message} (${String(error.code)})`, { cause: error });
}
