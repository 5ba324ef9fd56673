import { readPlainFile } from './file-access.ts';
import { Problem } from './problem.ts';

/** @throws WrongUsage if the file cannot be read, Problem if it is not JSON; quotes nothing, because the file may hold secrets */
export function readJsonFile(file: string, otherwise = `${file} is no JSON`): unknown {
  try {
    return JSON.parse(readPlainFile(file));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const [place] = /\(line \d+ column \d+\)$/.exec(error.message) ?? [];
    throw new Problem(place === undefined ? otherwise : `${otherwise} ${place}`, { cause: error });
  }
}
