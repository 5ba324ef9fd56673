import { readFileSync } from 'node:fs';
import { Problem } from './problem.ts';

/** @throws Problem when the file cannot be read or is no JSON */
export function readJsonFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Problem(error instanceof SyntaxError ? `${file} is no JSON: ${why}` : why, { cause: error });
  }
}
