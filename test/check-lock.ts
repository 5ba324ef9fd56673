// A registry may lack other platforms' packages for the newest releases of some native tools. `npm install` then
// writes a lock file that `npm ci` refuses ("Missing: … from lock file"). This check finds it first.
import { readFileSync } from 'node:fs';

interface Locked {
  readonly version?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const lockFile = new URL('../package-lock.json', import.meta.url);
const { packages }: { packages: Readonly<Record<string, Locked>> } = JSON.parse(
  readFileSync(lockFile, 'utf8'),
);

const nameOf = (path: string): string => path.split('node_modules/').at(-1) ?? path;

const locked = new Set(Object.keys(packages).map(nameOf));
const missing = Object.entries(packages).flatMap(([path, { version, optionalDependencies = {} }]) =>
  Object.keys(optionalDependencies)
    .filter((name) => !locked.has(name))
    .map((name) => `${name}, which ${nameOf(path)} ${version ?? ''} names`),
);

for (const line of missing) console.error(`missing from package-lock.json: ${line}`);
process.exitCode = missing.length === 0 ? 0 : 1;
