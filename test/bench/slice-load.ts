import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type Rolldown, build } from 'vite';
import type { Bench } from './figure.ts';

const app = fileURLToPath(new URL('../../player-web/', import.meta.url));
/** Where it finds the same packages, in a folder of the same name. */
const copy = fileURLToPath(new URL('../../.cache/slice-load/player-web/', import.meta.url));
const PARTS = [
  'build',
  'index.html',
  'package.json',
  'public',
  'siteMaintain.html',
  'src',
  'vite.config.ts',
  'worker',
];
const GAMES = 20;
/** The game that is copied, as it stands in its own folder. */
const MODEL = 'boxes';
/** What the list of slices brings of a game. */
const ENTRY = new Set(['index.ts', 'paths.ts']);

/** What a game adds to the first load of the player app: the app with twenty more games against the app as it is. */
export const sliceLoad: Bench = async (progress) => {
  try {
    rmSync(copy, { recursive: true, force: true });
    for (const part of PARTS) cpSync(join(app, part), join(copy, part), { recursive: true });
    progress('builds the app as it is');
    const before = await firstLoad();
    for (let game = 1; game <= GAMES; game += 1) addGame(`game${game}`);
    progress(`builds it with ${GAMES} more games`);
    const after = await firstLoad();
    const code = after.modules
      .filter(({ file }) => /\/src\/game\d+\//.test(file) && !ENTRY.has(basename(file)))
      .reduce((sum, { length }) => sum + length, 0);
    return [
      {
        name: 'player-web: code of a game in the first load, beside its entry',
        value: code / GAMES / 1_000,
        unit: 'kB',
        measure: code,
        target: { atMost: 0 },
      },
      {
        name: 'player-web: what the entry of a game adds to the first load, gzipped',
        value: (after.bytes - before.bytes) / GAMES / 1_000,
        unit: 'kB',
      },
    ];
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
};

/** A folder under a name and addresses of its own, and a line in the list. */
function addGame(name: string): void {
  const folder = join(copy, 'src', name);
  cpSync(join(copy, 'src', MODEL), folder, { recursive: true });
  for (const file of readdirSync(folder).filter((file) => /\.tsx?$/.test(file))) {
    const text = readFileSync(join(folder, file), 'utf8');
    const named = text
      .replaceAll(`'${MODEL}'`, `'${name}'`)
      .replaceAll(`const ${MODEL}:`, `const ${name}:`)
      .replaceAll(`{ ${MODEL} }`, `{ ${name} }`)
      .replaceAll(`textsOf(${MODEL})`, `textsOf(${name})`)
      .replaceAll('/case/', `/${name}/`);
    writeFileSync(join(folder, file), named);
  }
  const list = join(copy, 'src', 'slices.ts');
  writeFileSync(list, `${readFileSync(list, 'utf8')}export { ${name} } from './${name}/index.ts';\n`);
}

/** The scripts that the page loads before it shows anything, and the modules in them. */
async function firstLoad() {
  const built = await build({ root: copy, logLevel: 'error', build: { write: false } });
  const output = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const chunks = new Map(
    output
      .filter((one): one is Rolldown.OutputChunk => one.type === 'chunk')
      .map((chunk) => [chunk.fileName, chunk]),
  );
  const entry = [...chunks.values()].find(({ isEntry, name }) => isEntry && name === 'index');
  if (entry === undefined) throw new Error('the app has no entry');
  const needed = new Set([entry.fileName]);
  // A set grows while it is walked, and the walk goes on.
  for (const file of needed) for (const imported of chunks.get(file)?.imports ?? []) needed.add(imported);
  const scripts = [...needed].flatMap((file) => chunks.get(file) ?? []);
  return {
    bytes: scripts.reduce((sum, { code }) => sum + gzipSync(code).length, 0),
    modules: scripts.flatMap(({ modules }) =>
      Object.entries(modules).map(([file, { renderedLength }]) => ({ file, length: renderedLength })),
    ),
  };
}
