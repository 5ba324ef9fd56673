import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The sources of the engine; the path is equally deep above a built program and above this file. */
const ENGINE = join(import.meta.dirname, '..', '..', '..', 'engine', 'src');
/** Contains the versions of the libraries with which states are made. */
const LIBRARIES = 'package-lock.json';

/**
 * Identifies the folding code by its files' content, its libraries and Node's version, because stored states are only
 * valid for exactly the same code. Undefined if the files are missing.
 */
export function codeVersion(engine = ENGINE): string | undefined {
  if (!existsSync(engine)) return undefined;
  const sources = readdirSync(engine, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.spec.ts'))
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted();
  const hash = createHash('sha256').update(process.version);
  // Size and time are not enough: an archive or a reproducible image gives every file the same time.
  for (const file of [...sources, join(engine, '..', '..', LIBRARIES)].filter((one) => existsSync(one))) {
    const said = readFileSync(file);
    hash.update(`${relative(engine, file)} ${said.length}\n`).update(said);
  }
  return hash.digest('hex');
}
