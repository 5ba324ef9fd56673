import { dirname } from 'node:path';
import { Problem, WrongUsage } from './problem.ts';

type Sentences = Readonly<Record<string, (file: string) => string>>;

const READING: Sentences = {
  ENOENT: (file) => `there is no file ${file}`,
  ENOTDIR: (file) => `there is no file ${file}`,
  EISDIR: (file) => `${file} is a folder`,
  EACCES: (file) => `${file} may not be read by this user`,
};

const WRITING: Sentences = {
  ENOENT: (file) => `there is no folder ${dirname(file)}`,
  ENOTDIR: (file) => `there is no folder ${dirname(file)}`,
  EISDIR: (file) => `${file} is a folder`,
  EACCES: (file) => `this user may not write into ${dirname(file)}`,
  EROFS: (file) => `nothing can be written into ${dirname(file)}`,
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
