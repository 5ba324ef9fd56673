import { array, assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCell, csvOf, csvRows, csvText } from './csv';

it.each([
  ['=1+1', '"\'=1+1"'],
  ['+86 138', '"\'+86 138"'],
  ['-2+3', '"\'-2+3"'],
  ['@SUM(A1)', '"\'@SUM(A1)"'],
  ['\t=1', '"\'\t=1"'],
  ['  =cmd|x', '"\'  =cmd|x"'],
  ['\r=1', '"\'\r=1"'],
])('never writes a text as a formula: %j', (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});

it('leaves numbers and plain words unchanged', () => {
  expect([-12.5, 3, 'AK-47', '-12.5', null, true].map(csvCell)).toEqual([
    '-12.5',
    '3',
    'AK-47',
    '-12.5',
    '',
    'true',
  ]);
});

it('quotes characters that would end a cell', () => {
  expect(
    csvOf([
      { id: 1, name: 'a,"b"\n' },
      { id: 2, more: { x: '=1' } },
    ]),
  ).toBe('\uFEFFid,name,more\r\n1,"a,""b""\n",\r\n2,,"{""x"":""=1""}"\r\n');
});

describe('CSV', () => {
  it('reads back any cells as they were written', () => {
    // A cell that already begins like a marked formula is ambiguous, so none is generated.
    const cell = string().filter((text) => !/^'\s*[=+\-@|]/u.test(text));
    assert(
      property(array(array(cell, { minLength: 1, maxLength: 5 }), { maxLength: 8 }), (rows) => {
        const kept = rows.filter((row) => row.some((one) => one !== ''));
        expect(csvRows(csvText(kept))).toEqual(kept);
      }),
    );
  });

  it.each(['=1+1', '+cmd|calc', '-2+3', '@SUM(A1)', '\t=1', '\r=1'])(
    'writes nothing that a spreadsheet would run: %j',
    (cell) => {
      expect(csvText([[cell]]).replace(/^"/, '')).toMatch(/^'/);
      expect(csvRows(csvText([[cell]]))).toEqual([[cell]]);
    },
  );

  it('leaves numbers unchanged', () => {
    expect(csvText([['-1.5', '2']])).toBe('-1.5,2\r\n');
  });

  it('accepts any line ends, quotes, and a byte order mark', () => {
    expect(csvRows('\uFEFFa,b\n"c,""d""",e\r\n\r\nf,')).toEqual([
      ['a', 'b'],
      ['c,"d"', 'e'],
      ['f', ''],
    ]);
  });
});
