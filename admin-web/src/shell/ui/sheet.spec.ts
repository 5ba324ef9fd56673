import { array, assert, constantFrom, double, property, string, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sheetOf } from './csv';
import { EITHER, numbersIn, readSheet, sheetText } from './sheet';

const utf8 = (text: string): ArrayBuffer => new Uint8Array(new TextEncoder().encode(text)).buffer;
/** @param first the place of the lower byte of each pair */
function utf16(text: string, first: 0 | 1): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), first === 0);
  return view.buffer;
}

const HEAD = ['skinId', 'price'] as const;
const read = (text: string) => {
  const { lines, fault } = readSheet(text, HEAD);
  return fault ?? lines?.map(({ cell }) => HEAD.map(cell));
};
const LIST = 'skinId,price\na,1.5\n';

describe('a file', () => {
  it.each([
    ['UTF-8', utf8(LIST)],
    ['UTF-8 with its mark', utf8(`\uFEFF${LIST}`)],
    ['UTF-16 of either order with its mark', utf16(`\uFEFF${LIST}`, 0)],
    ['UTF-16 big-endian with its mark', utf16(`\uFEFF${LIST}`, 1)],
    ['UTF-16 without a mark', utf16(LIST, 0)],
    ['UTF-16 big-endian without a mark', utf16(LIST, 1)],
  ])('is read as %s', (_name, file) => expect(sheetText(file)).toBe(LIST));

  it('is read as a code page otherwise, in which ids and prices are the same', () => {
    const bytes = [...new TextEncoder().encode('skinId;price;name\na;1;'), 0xd1, 0xea, 0xe8, 0xed];
    expect(read(sheetText(new Uint8Array(bytes).buffer))).toEqual([['a', '1']]);
  });
});

describe('a table', () => {
  it.each([
    'skinId,price\na,1.5\nb,2',
    'skinId;price\r\na;1.5\r\nb;2\r\n',
    'skinId\tprice\ra\t1.5\rb\t2\r',
    'sep=;\r\nskinId;price\r\na;1.5\r\nb;2',
    'SKINID,PRICE\na,1.5\n\n,,\nb,2\n',
    ' Price ;name; SkinId\n1.5;x,y;a\n2;"z;\n";b',
    '"skinId","price"\n"a","1.5"\n"b","2"\n',
  ])('is read whatever its separator, head and line ends: %j', (text) =>
    expect(read(text)).toEqual([
      ['a', '1.5'],
      ['b', '2'],
    ]),
  );

  it.each([
    ['', { code: 'head' }],
    ['id,price\na,1', { code: 'head' }],
    ['sep=;\nskinId,price\na,1', { code: 'head' }],
    ['skinId,price,Price\na,1,2', { code: 'columns', name: 'price' }],
    ['skinId,price\na,1\n"b,2\n', { code: 'quotes', line: 3 }],
  ])('is refused if it is ambiguous: %j', (text, fault) => expect(read(text)).toEqual(fault));

  it('comes back as it was exported, in any language and encoding', () => {
    const name = string().filter((text) => !/^'\s*[=+\-@|]/u.test(text));
    const row = tuple(constantFrom('a', 'b', 'c'), double({ min: 0, max: 1e6, noNaN: true }), name);
    const cents = (price: number) => Math.round(price * 100) / 100;
    assert(
      property(array(row, { maxLength: 8 }), constantFrom('en', 'de', 'ru', 'vi', 'zh'), (rows, language) => {
        const list = rows.map(([skinId, price, said]) => [skinId, cents(price), said]);
        const text = sheetOf([[...HEAD, 'name'], ...list], language);
        for (const file of [utf8(text), utf16(text, 0), utf16(text, 1)]) {
          const { lines = [] } = readSheet(sheetText(file), HEAD);
          const prices = numbersIn(lines.map(({ cell }) => cell('price')));
          expect(lines.map(({ cell }, k) => [cell('skinId'), Number(prices[k])])).toEqual(
            list.map(([skinId, price]) => [skinId, price]),
          );
        }
      }),
    );
  });
});

it.each([
  [
    ['1,5', '1,234'],
    ['1.5', '1.234'],
  ],
  [
    ['0.5', '1,234', '1.234'],
    ['0.5', '1234', '1.234'],
  ],
  [
    ['1.234,50', '1.234'],
    ['1234.50', '1234'],
  ],
  [
    ['1.234.567', '2,345'],
    ['1234567', '2.345'],
  ],
  [
    ['1 234,5', '１２', "1'000.5"],
    ['1234.5', '12', '1000.5'],
  ],
  [
    ['1.234', '7'],
    [EITHER, '7'],
  ],
  [
    ['0.5', '0,5', '1.234'],
    ['0.5', '0.5', EITHER],
  ],
  [
    ['01. Mai', '=1+1', ''],
    [undefined, undefined, undefined],
  ],
])('reads the numbers of a column as they are written in it: %j', (column, numbers) =>
  expect(numbersIn(column)).toEqual(numbers),
);
