import { expect, it } from 'vitest';
import { csvCell, csvOf } from './csv';

it.each([
  ['=1+1', '"\'=1+1"'],
  ['+86 138', '"\'+86 138"'],
  ['-2+3', '"\'-2+3"'],
  ['@SUM(A1)', '"\'@SUM(A1)"'],
  ['\t=1', '"\'\t=1"'],
  ['  =cmd|x', '"\'  =cmd|x"'],
  ['\r=1', '"\'\r=1"'],
])('takes no text for a formula: %j', (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});

it('leaves numbers and plain words as they are', () => {
  expect([-12.5, 3, 'AK-47', '-12.5', null, true].map(csvCell)).toEqual([
    '-12.5',
    '3',
    'AK-47',
    '-12.5',
    '',
    'true',
  ]);
});

it('quotes what would end a cell', () => {
  expect(
    csvOf([
      { id: 1, name: 'a,"b"\n' },
      { id: 2, more: { x: '=1' } },
    ]),
  ).toBe('\uFEFFid,name,more\r\n1,"a,""b""\n",\r\n2,,"{""x"":""=1""}"\r\n');
});
