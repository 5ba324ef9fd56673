import { createHash } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './node24.mjs';

/** Files and folders that go into the program. */
const SOURCES = [
  'api/src',
  'cli/src',
  'engine/src',
  'fixtures',
  'package-lock.json',
  'cli/bin/setup/program.mjs',
];
/** Packages with machine code, or that look for files next to their own. */
const APART = [/^better-sqlite3$/, /^pino$/, /^sharp$/];
/** Same depth below the root as the sources, because they look for other files relative to their own path. */
const BUILT = join(ROOT, '.cache', 'program');
/** Number of builds to keep: a running program may still load parts of itself after a newer build. */
const KEPT = 4;
const THREAD = /new URL\('([a-z-]+-thread)\.ts', import\.meta\.url\)/g;

/** Returns the folder of the program built from the current sources; undefined if there is none. */
export function builtProgram() {
  const folder = join(BUILT, stampOf(SOURCES));
  return existsSync(folder) ? folder : undefined;
}

/**
 * Builds the program unless it is up to date: `main.js`, and each thread under its file's name. A process then reads a few files
 * instead of two thousand, and no TypeScript.
 * @param {Readonly<Record<string, string>>} more programs to build with it: paths from the root, by name
 * @returns {Promise<string>} its folder
 */
export async function buildProgram(more = {}) {
  // Includes neighbouring files, which these programs may import.
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

/** Builds the program before a shop starts. If that fails, the shop runs from its sources, which takes longer to start. */
export async function prepareProgram() {
  try {
    await buildProgram();
  } catch (error) {
    console.error(`The program could not be built, and starts from its sources: ${error.message}`);
  }
}

/** Builds each thread next to the file that starts it, under its own name. */
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

/** Moves a build into place atomically: another process may build the same. */
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

/** Returns when a build was last used; 0 if another process has removed it meanwhile. */
const timeOf = (folder) => statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Returns a hash of the files' paths, sizes and modification times: fast enough to compute at each start. */
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
