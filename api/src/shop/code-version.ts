import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The sources of the engine, as deep above a built program as above this file. */
const ENGINE = join(import.meta.dirname, '..', '..', '..', 'engine', 'src');
/** Says of which versions the libraries are that states are made with. */
const LIBRARIES = 'package-lock.json';

/**
 * Names the code that folds, by what its files say, by the libraries that it takes and by Node's own version, as what is kept of states is
 * of use to the very same code alone; undefined where its files are not there.
 */
export function codeVersion(engine = ENGINE): string | undefined {
  if (!existsSync(engine)) return undefined;
  const sources = readdirSync(engine, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.spec.ts'))
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted();
  const hash = createHash('sha256').update(process.version);
  // Not by its size and time: an archive, or a reproducible image, gives every file the same time.
  for (const file of [...sources, join(engine, '..', '..', LIBRARIES)].filter((one) => existsSync(one))) {
    const said = readFileSync(file);
    hash.update(`${relative(engine, file)} ${said.length}\n`).update(said);
  }
  return hash.digest('hex');
}
