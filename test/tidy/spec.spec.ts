import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './sources.ts';
import { type SpecRow, quotedIn, rowsIn } from './spec-rows.ts';
import { specRows } from './spec-tables.ts';

const OURS = /^(engine|api|player-web|admin-web|cli|fixtures|test)\//;
const TEST = /\.(spec|e2e)\.tsx?$/;
const differs = readFileSync(join(ROOT, 'docs/decisions/016-where-the-player-app-differs.md'), 'utf8');

const builtIn = ({ cells }: SpecRow): string => cells.at(-2) ?? '';
const heldBy = ({ cells }: SpecRow): string => cells.at(-1) ?? '';

/** Tests whether a path is a test, or a folder that has one. */
function isTest(path: string): boolean {
  const whole = join(ROOT, path);
  if (!existsSync(whole)) return false;
  if (TEST.test(path)) return true;
  return statSync(whole).isDirectory() && readdirSync(whole).some((name) => TEST.test(name));
}

/** Returns what is wrong with a row. */
function faultsOf(row: SpecRow): string[] {
  const { at, head, cells, table } = row;
  if (head.at(-1) !== 'Test' || cells.length !== head.length) return [`${at} has no cell of tests`];
  const built = quotedIn(builtIn(row)).filter((path) => OURS.test(path));
  const tests = quotedIn(heldBy(row));
  const rows016 = differs.split('\n').filter((line) => line.startsWith('|'));
  return [
    ...(built.length === 0 && !/slices `\w+`|admin-web/.test(builtIn(row)) ? [`${at} is built nowhere`] : []),
    ...built
      .filter((path) => !existsSync(join(ROOT, path)))
      .map((path) => `${at} names ${path}, which is not there`),
    ...(tests.length === 0 ? [`${at} is held by no test`] : []),
    ...tests.filter((path) => !isTest(path)).map((path) => `${at} names ${path}, which is no test`),
    ...(/not yet|left out/.test(builtIn(row)) && !/016/.test(builtIn(row))
      ? [`${at} is not built, and 016 is not named`]
      : []),
    ...(/016/.test(builtIn(row)) && !rows016.some((line) => tablesOf(line).includes(table))
      ? [`${at} differs, and 016 says nothing of table ${table}`]
      : []),
  ];
}

/** Returns the tables that a row of 016 is about. */
const tablesOf = (line: string): string[] => (line.split('|')[1] ?? '').split(',').map((one) => one.trim());

describe('the tables of docs/spec', () => {
  it('name for each row where it is built, and which test holds it', () => {
    expect(specRows.length).toBeGreaterThan(600);
    expect(specRows.flatMap(faultsOf)).toEqual([]);
  });

  it.each([
    ['| `a` | built | `engine/src/kernel` |', 'has no cell of tests'],
    ['| `a` | `engine/src/no-such` | `test/tidy/spec.spec.ts` |', 'engine/src/no-such, which is not there'],
    ['| `a` | `engine/src/kernel` | `test/no-such.spec.ts` |', 'test/no-such.spec.ts, which is no test'],
    ['| `a` | `engine/src/kernel` | `docs/spec` |', 'docs/spec, which is no test'],
    ['| `a` | `engine/src/kernel` | |', 'is held by no test'],
    ['| `a` | later | `test/tidy/spec.spec.ts` |', 'is built nowhere'],
    ['| `a` | `engine/src/kernel`: not yet | `test/tidy/spec.spec.ts` |', '016 is not named'],
    ['| `a` | `engine/src/kernel`; 016 | `test/tidy/spec.spec.ts` |', '016 says nothing of table 99.1'],
  ])('are wrong with the row %s', (row, fault) => {
    const head = row.includes('built') ? '| A | B | Built in |' : '| A | Built in | Test |';
    const [wrong] = rowsIn('made-up.md', `## 99.1 Made up\n${head}\n|---|---|---|\n${row}`).flatMap(faultsOf);
    expect(wrong).toContain(fault);
  });
});
