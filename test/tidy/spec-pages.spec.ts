import { expect, it } from 'vitest';
import { sources } from './sources.ts';
import { quotedIn } from './spec-rows.ts';
import { specRows } from './spec-tables.ts';

const TABLES: ReadonlySet<string> = new Set(['2.1', '2.2', '2.3']);
/** It stands for the rows below it. */
const ALL_OF_A_PLAYER = '`/user/{page}`';

/** Every address that the player app writes, with parameters as `:x`. */
const written = new Set(
  sources
    .filter(({ path }) => /^player-web\/src\/slices\/\w+\/(paths|index)\.ts$/.test(path))
    .flatMap(({ text }) => [...text.matchAll(/['`](\/[\w/:]*)['`]/g)])
    .map(([, path = '']) => path.replaceAll(/:\w+/g, ':x')),
);

it('every page of the specification has its address in the player app', () => {
  const pages = specRows
    .filter(({ table, cells: [cell] }) => TABLES.has(table) && cell !== ALL_OF_A_PLAYER)
    .flatMap(({ at, cells: [cell = ''] }) =>
      quotedIn(cell).map((path) => ({ at, path: path.replaceAll(/\{\w+\}/g, ':x') })),
    );
  expect(pages.length).toBeGreaterThan(45);
  expect(pages.filter(({ path }) => !written.has(path))).toEqual([]);
});
