import { createHash } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './node24.mjs';

/** What the program is made of. */
const SOURCES = [
  'api/src',
  'cli/src',
  'engine/src',
  'fixtures',
  'package-lock.json',
  'cli/bin/setup/program.mjs',
];
/** Packages that bring machine code, or look for files beside their own. */
const APART = [/^better-sqlite3$/, /^pino$/];
/** As deep below the root as sources are, which look for other files from where they lie. */
const BUILT = join(ROOT, '.cache', 'program');
/** A program that runs may still load parts of itself after the next one was built. */
const KEPT = 4;
const THREAD = /new URL\('([a-z-]+-thread)\.ts', import\.meta\.url\)/g;

/** The folder of the program that was built from the sources as they are; undefined unless one was. */
export function builtProgram() {
  const folder = join(BUILT, stampOf(SOURCES));
  return existsSync(folder) ? folder : undefined;
}

/**
 * Builds the program, unless it was: `main.js`, and each thread by its file's name. A process then reads a few files instead of two
 * thousand, and no TypeScript.
 * @param {Readonly<Record<string, string>>} more programs to build with it: paths from the root, by name
 * @returns {Promise<string>} its folder
 */
export async function buildProgram(more = {}) {
  // With what lies beside them, which they may import.
  const beside = [...new Set(Object.values(more).map(dirname))];
  const folder = join(BUILT, stampOf([...SOURCES, ...beside]));
  if (existsSync(folder)) {
    const now = new Date();
    utimesSync(folder, now, now);
    return folder;
  }
  const { rolldown } = await import('rolldown');
  const entries = { main: 'cli/src/main.ts', ...more };
  const bundle = await rolldown({
    cwd: ROOT,
    input: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, join(ROOT, file)])),
    platform: 'node',
    external: APART,
    plugins: [threads],
    logLevel: 'silent',
  });
  const unfinished = `${folder}-${process.pid}`;
  await bundle.write({ dir: unfinished, format: 'esm', entryFileNames: '[name].js' });
  await bundle.close();
  moveTo(unfinished, folder);
  removeOld();
  return folder;
}

/** Builds the program before a shop starts. Where that cannot be done it runs from its sources, which takes longer. */
export async function prepareProgram() {
  try {
    await buildProgram();
  } catch (error) {
    console.error(`The program could not be built, and starts from its sources: ${error.message}`);
  }
}

/** Builds each thread beside what starts it, under its own name. */
const threads = {
  name: 'threads',
  transform: {
    filter: { code: THREAD },
    handler(code, id) {
      return code.replaceAll(THREAD, (_, name) => {
        this.emitFile({ type: 'chunk', id: join(id, '..', `${name}.ts`), fileName: `${name}.js` });
        return `new URL('${name}.js', import.meta.url)`;
      });
    },
  },
};

/** Whole or not at all: another process may build the same. */
function moveTo(unfinished, folder) {
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}

function removeOld() {
  const folders = readdirSync(BUILT).map((name) => join(BUILT, name));
  const newestFirst = folders.toSorted((a, b) => timeOf(b) - timeOf(a));
  for (const folder of newestFirst.slice(KEPT)) rmSync(folder, { recursive: true, force: true });
}

/** When a build was used last; another process may have removed it meanwhile. */
const timeOf = (folder) => statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Names files as they are, by size and time of change: quick enough to be asked at each start. */
function stampOf(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesIn)) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

function filesIn(path) {
  const full = join(ROOT, path);
  if (!statSync(full).isDirectory()) return [full];
  return readdirSync(full, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.spec.ts'))
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted();
}
