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

/** Turns what the system says about a file into a sentence: wrong usage where another file should have been named. */
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
 * Opens a plain file to read. A pipe, or a device, is none: to wait for it could take for ever.
 * @throws WrongUsage when it is none, or may not be read
 */
export function openPlainFile(file: string): number {
  let handle: number;
  try {
    // Whoever opens a pipe waits for its writer otherwise.
    handle = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
  } catch (error) {
    throw unreadable(file, error);
  }
  const found = fstatSync(handle);
  if (found.isFile()) return handle;
  closeSync(handle);
  throw notPlain(file, found);
}

/** @throws WrongUsage when something is there that is no plain file */
export function demandPlain(file: string): void {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found?.isFile() === false) throw notPlain(file, found);
}

const notPlain = (file: string, found: Stats): WrongUsage =>
  new WrongUsage(`${file} is ${found.isDirectory() ? 'a folder' : 'no plain file'}`);

/** The text of a plain file. @throws WrongUsage when it is none, or may not be read */
export function readPlainFile(file: string): string {
  const handle = openPlainFile(file);
  try {
    return readFileSync(handle, 'utf8');
  } finally {
    closeSync(handle);
  }
}

/** What a system, or a store in it, answers where nothing can be read or written. */
const REFUSALS =
  /^(?:E(?:ACCES|PERM|ROFS|NOSPC|DQUOT|NOTDIR|ISDIR)|SQLITE_(?:READONLY|CANTOPEN|FULL|PERM)(?:_\w+)?)$/;

/** A refusal of the system as a sentence; undefined for other errors. */
export function refusedBySystem(error: unknown): WrongUsage | undefined {
  if (!(error instanceof Error) || error instanceof Problem || !('code' in error)) return undefined;
  // Where nothing may be written, to make a folder with all above it ends so.
  const madeNowhere = error.code === 'ENOENT' && 'syscall' in error && error.syscall === 'mkdir';
  if (!madeNowhere && !REFUSALS.test(String(error.code))) return undefined;
  return new WrongUsage(`the system refuses it: ${error.message} (${String(error.code)})`, { cause: error });
}
