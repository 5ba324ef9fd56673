import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The sources of the engine, as deep above a built program as above this file. */
const ENGINE = join(import.meta.dirname, '..', '..', '..', 'engine', 'src');

/**
 * Names the code that folds, by the names, sizes and times of change of its files and by Node's own version, as what is kept of states is
 * of use to the very same code alone; undefined where its files are not there.
 */
export function codeVersion(): string | undefined {
  if (statSync(ENGINE, { throwIfNoEntry: false })?.isDirectory() !== true) return undefined;
  const hash = createHash('sha256').update(process.version);
  const files = readdirSync(ENGINE, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.spec.ts'))
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted();
  for (const file of files) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}
