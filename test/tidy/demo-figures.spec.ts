import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { ROOT, sources } from './sources.ts';

/** Answers of the console, which shows measured figures only (decision 028). */
const MEASURED = /admin/;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Returns the paths of objects in a schema that have `online` without `demo`. */
function unmarked(schema: unknown, path: string): string[] {
  if (!isObject(schema)) return [];
  const { properties } = schema;
  const here = isObject(properties) && 'online' in properties && !('demo' in properties) ? [path] : [];
  return [...here, ...Object.entries(schema).flatMap(([key, part]) => unmarked(part, `${path}.${key}`))];
}

it('every answer with the players who are online says whether they are made up', async () => {
  const paths = globSync('api/src/slices/*/contract.ts', { cwd: ROOT });
  expect(paths.length).toBeGreaterThan(10);
  const contracts = await Promise.all(
    paths.map(async (path): Promise<unknown> => import(pathToFileURL(join(ROOT, path)).href)),
  );
  const found = contracts.flatMap((contract, n) =>
    unmarked({ ...(isObject(contract) ? contract : {}) }, paths[n] ?? ''),
  );
  expect(found.filter((path) => !MEASURED.test(path))).toEqual([]);
});

it('the player app shows them through `Counted` alone', () => {
  const shown = sources.filter(
    ({ path, text }) =>
      path.startsWith('player-web/src/') && path.endsWith('.tsx') && /(?<!\bt\(.*)\.online\b/.test(text),
  );
  expect(shown.length).toBeGreaterThan(1);
  expect(shown.filter(({ text }) => !text.includes('<Counted')).map(({ path }) => path)).toEqual([]);
});
