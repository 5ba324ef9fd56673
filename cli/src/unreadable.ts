import { Problem } from './problem.ts';

const SENTENCES: Readonly<Record<string, (file: string) => string>> = {
  ENOENT: (file) => `there is no file ${file}`,
  ENOTDIR: (file) => `there is no file ${file}`,
  EISDIR: (file) => `${file} is a folder`,
  EACCES: (file) => `${file} may not be read by this user`,
};

/** Why a file cannot be read, in a sentence. */
export function unreadable(file: string, error: unknown): Problem {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const message = error instanceof Error ? error.message : String(error);
  return new Problem(SENTENCES[code]?.(file) ?? message, { cause: error });
}
