import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, demandNode24 } from './node24.mjs';
import { npm, run } from './run.mjs';

/** Installs packages of package-lock.json that are missing in node_modules; ends the process on failure. */
export async function installDependencies() {
  const missing = missingPackages();
  if (missing.length > 0) {
    console.log(`Installing the dependencies: ${missing.length} packages are missing or of another version.`);
    const { code } = await npm(['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
    if (code !== 0) fail('npm could not install the dependencies; its messages above say why.');
  }
  await demandSqlite();
}

function missingPackages() {
  const wanted = packagesOf(join(ROOT, 'package-lock.json'));
  const present = packagesOf(join(ROOT, 'node_modules', '.package-lock.json'));
  return Object.entries(wanted)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.optional && !entry.devOptional)
    .filter(([path, { version }]) => present[path] === undefined || present[path].version !== version)
    .map(([path]) => path);
}

const packagesOf = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {});

/** The database is the one dependency with machine code: it brings a prebuilt binary or has to be compiled. */
async function demandSqlite() {
  const node = demandNode24();
  const probe = ['-e', "new (require('better-sqlite3'))(':memory:').close()"];
  if ((await run(node, probe, { capture: true })).code === 0) return;
  console.log(
    'The prebuilt better-sqlite3 does not fit this machine: compiling it, which takes a minute or two.',
  );
  await npm(['rebuild', 'better-sqlite3', '--foreground-scripts']);
  const { code, output } = await run(node, probe, { capture: true });
  if (code !== 0)
    fail(`better-sqlite3 cannot be loaded. Compiling it needs Python 3, make and a C++ compiler.\n${output}`);
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
