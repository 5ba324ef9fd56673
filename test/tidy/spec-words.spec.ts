import { describe, expect, it } from 'vitest';
import { isTest, sources } from './sources.ts';
import { type SpecRow, quotedIn } from './spec-rows.ts';
import { specRows } from './spec-tables.ts';

/** A message in Chinese, which may have one space within it. */
const CHINESE = /[一-鿿][一-鿿0-9，-]*(?: [一-鿿]+)*/g;
/** Tables of fields and types, whose names calls carry. */
const NAMED = /^3\.(?:[1-9]|1[0-6])$/;

/** Returns the words of a row that a program has to have: messages, and names of fields. */
function wordsOf({ table, cells }: SpecRow): readonly string[] {
  const said = cells.slice(0, -2).join(' | ');
  const names = NAMED.test(table) ? quotedIn(said).map((name) => name.split('.').at(-1) ?? name) : [];
  return [...(said.match(CHINESE) ?? []), ...names];
}

/** Returns the sources of the folders and files in which a row is built. */
const builtIn = ({ cells }: SpecRow) => {
  const places = quotedIn(cells.at(-2) ?? '').filter((path) => /^(engine|api|player-web)\//.test(path));
  return sources.filter(
    (source) => !isTest(source) && places.some((place) => `${source.path}/`.startsWith(`${place}/`)),
  );
};

const missingIn = (row: SpecRow): readonly string[] => {
  const built = builtIn(row);
  return wordsOf(row)
    .filter((word) => !built.some(({ text }) => text.includes(word)))
    .map((word) => `${row.at}: ${word}`);
};

describe('the words of docs/spec', () => {
  it('stand where their rows are built: messages, and names of fields', () => {
    const worded = specRows.filter((row) => wordsOf(row).length > 0);
    expect(worded.length).toBeGreaterThan(100);
    expect(worded.flatMap(missingIn)).toEqual([]);
  });
});
