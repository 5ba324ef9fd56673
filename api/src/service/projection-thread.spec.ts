import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

const LISTING = `
  import { registerHooks } from 'node:module';
  const loaded = [];
  registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
  await import(${JSON.stringify(new URL('projection-thread.ts', import.meta.url).href)});
  process.stdout.write(JSON.stringify(loaded));`;

/** What the projections' thread loads: everything else would cost each start, and keep memory for nothing. */
function loadedByTheThread(): readonly string[] {
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', LISTING], {
    encoding: 'utf8',
  });
  const urls: string[] = JSON.parse(printed);
  return urls;
}

it('the thread of the projections loads the engine and SQLite: no HTTP, no query builder', () => {
  const loaded = loadedByTheThread();
  const packages = loaded.flatMap((url) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1] ?? []);
  const folders = loaded.flatMap((url) => /\/api\/src\/([^/]+)\//.exec(url)?.[1] ?? []);

  expect([...new Set(packages)].toSorted()).toEqual([
    '@noble/hashes',
    'better-sqlite3',
    'immutable',
    'typebox',
  ]);
  for (const none of ['http', 'contract', 'admin']) expect(folders).not.toContain(none);
  expect(loaded.filter((url) => /\/(?:routes|calls|admin|questions|presenters)\.ts$/.test(url))).toEqual([]);
});
