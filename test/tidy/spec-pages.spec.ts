import { expect, it } from 'vitest';
import { quotedIn } from './spec-rows.ts';
import { specRows } from './spec-tables.ts';
import { writtenPaths } from './written-paths.ts';

const TABLES: ReadonlySet<string> = new Set(['2.1', '2.2', '2.3']);
/** It stands for the rows below it. */
const ALL_OF_A_PLAYER = '`/user/{page}`';

const written = new Set(writtenPaths.map((path) => path.replaceAll(/:\w+/g, ':x')));

it('every page of the specification has its address in the player app', () => {
  const pages = specRows
    .filter(({ table, cells: [cell] }) => TABLES.has(table) && cell !== ALL_OF_A_PLAYER)
    .flatMap(({ at, cells: [cell = ''] }) =>
      quotedIn(cell).map((path) => ({ at, path: path.replaceAll(/\{\w+\}/g, ':x') })),
    );
  expect(pages.length).toBeGreaterThan(45);
  expect(pages.filter(({ path }) => !written.has(path))).toEqual([]);
});
