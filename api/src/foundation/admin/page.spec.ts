import { describe, expect, it } from 'vitest';
import { isWithin, pageOf } from './page.ts';

const ROWS = ['e', 'b', 'd', 'a', 'c'].map((id, n) => ({ id, rank: n === 2 ? null : n % 2 }));
const keyOf = (row: (typeof ROWS)[number], field: string) => (field === 'rank' ? row.rank : row.id);
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).join('');

describe('pageOf', () => {
  it.each([
    ['id', false, 'abcde'],
    ['id', true, 'edcba'],
    // Rows without a rank come last in both directions.
    ['rank', false, 'ceabd'],
    ['rank', true, 'baecd'],
  ] as const)('continues after the previous page, by %s, descending: %s', (field, descending, expected) => {
    const query = { sort: { field, descending }, limit: 2 };
    let page = pageOf(ROWS, { ...query, begin: { offset: 0 } }, keyOf);
    let found = idsOf(page.rows);
    while (page.next !== undefined) {
      page = pageOf(ROWS, { ...query, begin: { after: page.next } }, keyOf);
      found += idsOf(page.rows);
    }

    expect(found).toBe(expected);
    expect(page.total).toBe(ROWS.length);
    expect(idsOf(pageOf(ROWS, { ...query, begin: { offset: 2 } }, keyOf).rows)).toBe(expected.slice(2, 4));
  });

  it('continues after a row that no longer exists', () => {
    const after = { sort: 'id', descending: false, value: 'bb', id: 'bb' };
    const { rows } = pageOf(
      ROWS,
      { sort: { field: 'id', descending: false }, begin: { after }, limit: 9 },
      keyOf,
    );

    expect(idsOf(rows)).toBe('cde');
  });
});

it('isWithin includes the start of a span, excludes its end, and allows open spans', () => {
  expect([4, 5, 9, 10].map((time) => isWithin(time, { from: 5, to: 10 }))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect([isWithin(4, {}), isWithin(4, { from: 5 }), isWithin(4, { to: 5 })]).toEqual([true, false, true]);
});
