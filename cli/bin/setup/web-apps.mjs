import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, demandNode24 } from './node24.mjs';
import { run } from './run.mjs';

const APPS = ['player-web', 'admin-web'];
/** Sources of both apps outside their own folders. */
const SHARED = [
  'engine/src',
  'api/src/foundation/contract',
  'fixtures/art',
  'package-lock.json',
  'tsconfig.base.json',
];
const STAMP = 'dist/.sources';

/** Builds every web app whose sources changed since its last build. @returns whether all are built */
export async function buildWebApps() {
  let built = true;
  for (const app of APPS.filter((name) => existsSync(join(ROOT, name, 'index.html'))))
    built = (await build(app)) && built;
  return built;
}

async function build(app) {
  const sources = hashOf([app, ...SHARED]);
  const stamp = join(ROOT, app, STAMP);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return true;
  console.log(`Building ${app} …`);
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  const { code, output } = await run(demandNode24(), [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(ROOT, app),
    capture: true,
  });
  if (code === 0) writeFileSync(stamp, sources);
  else console.error(`${app} could not be built:\n${output}`);
  return code === 0;
}

function hashOf(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesIn(path)))
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(ROOT, file)))
      .update('\0');
  return hash.digest('hex');
}

function filesIn(path) {
  if (!existsSync(join(ROOT, path))) return [];
  if (/\.(json|ts)$/.test(path)) return [path];
  return readdirSync(join(ROOT, path), { withFileTypes: true })
    .filter(({ name }) => name !== 'dist' && name !== 'node_modules' && !/\.spec\.tsx?$/.test(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(`${path}/${entry.name}`) : [`${path}/${entry.name}`]));
}
