import { expect, it } from 'vitest';
import { csvCell, csvOf, sheetOf } from './csv';

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

it.each(['=1+1', '+cmd|calc', '-2+3', '@SUM(A1)', '\t=1', '\r=1'])(
  'writes nothing that a spreadsheet would run: %j',
  (cell) => expect(sheetOf([[cell]], 'en').replace(/^\uFEFF"?/, '')).toMatch(/^'/),
);

it('writes numbers and separators as spreadsheets of a language do', () => {
  const rows = [
    ['skinId', 'price'],
    ['a;b', 1234.5],
  ];
  expect(sheetOf(rows, 'en')).toBe('\uFEFFskinId,price\r\n"a;b",1234.5\r\n');
  expect(sheetOf(rows, 'ru')).toBe('\uFEFFskinId;price\r\n"a;b";"1234,5"\r\n');
});
