import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup/node24.mjs';

const PACKAGES = [
  'engine/src/slices',
  'api/src/slices',
  'player-web/src/slices',
  'admin-web/src/slices',
  'test',
];

/** Tests that read every list of slices: a new slice can break them from its own folder. */
export const REGISTRIES = [
  'engine/src/shop/',
  'api/src/shop/',
  'player-web/build/',
  'player-web/src/shell/app/',
  'player-web/src/shell/i18n/',
  'admin-web/src/slices/orders.spec.ts',
  'admin-web/src/slices/slices.spec.ts',
  'admin-web/src/texts.spec.ts',
  'test/conformance/',
  'test/golden/',
  'test/tidy/',
];

/** Returns a slice's folders, one per package that has tests of it. */
export const foldersOf = (slice) =>
  PACKAGES.map((home) => `${home}/${slice}/`).filter((folder) => testsIn(folder).length > 0);

/** Returns every name that `--slice` accepts, sorted. */
export function knownSlices() {
  const names = PACKAGES.flatMap((home) => readdirSync(join(ROOT, home), { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  return [...new Set(names)].filter((name) => foldersOf(name).length > 0).toSorted();
}

/** Returns whether the tests in these folders need a browser. */
export const hasBrowserTests = (folders) =>
  folders.some((folder) => testsIn(folder).some((file) => file.endsWith('.e2e.ts')));

function testsIn(folder) {
  if (!existsSync(join(ROOT, folder))) return [];
  return readdirSync(join(ROOT, folder), { recursive: true }).filter((file) =>
    /\.(spec\.tsx?|e2e\.ts)$/.test(file),
  );
}
