import { expect, it } from 'vitest';
import { csvLine } from './csv.ts';

it.each([
  ['=1+1', '"\'=1+1"'],
  ['+86', '"\'+86"'],
  ['-2+3', '"\'-2+3"'],
  ['@SUM(A1)', '"\'@SUM(A1)"'],
  ['\t=1', '"\'\t=1"'],
  ['a "b", c', '"a ""b"", c"'],
  ['两\n行', '"两\n行"'],
])('writes nothing that a spreadsheet would run: %j', (cell, written) => {
  expect(csvLine([cell])).toBe(`${written}\r\n`);
});

it('leaves plain texts and numbers unchanged, also negative ones', () => {
  expect(csvLine(['VIP bonus', -1.9, 0, 12_345.6789])).toBe('VIP bonus,-1.9,0,12345.6789\r\n');
});
