import { describe, expect, it } from 'vitest';
import type { DeskSkin } from './calls';
import { readPrices, touchedBy } from './price-list';

const inAll = (text: string) => ({ zh: text, en: text, ru: text, vi: text });
const skin = (skinId: string, price: number): DeskSkin => ({
  skinId,
  name: inAll(skinId),
  image: '/a',
  rarity: 'rare',
  category: 'rifle',
  exterior: null,
  price,
  lowest: price,
});
const skins = new Map(['a', 'b'].map((id) => [id, skin(id, 10_000)]));

describe('a price list', () => {
  it('lists prices that change, and omits the others', () => {
    const { changes, faults } = readPrices('skinId,price,name\r\na,1.2,any\r\nb,1.0,any\r\n', skins, 0.5);
    expect(faults).toEqual([]);
    expect(changes.map(({ skin, price }) => [skin.skinId, price])).toEqual([['a', 12_000]]);
    expect(changes[0]?.change).toBeCloseTo(0.2, 12);
  });

  it('reports every line that cannot be accepted', () => {
    expect(readPrices('skinId,price\nx,1\na,=1+1\na,2\nb,9\n', skins, 0.5).faults).toEqual([
      { code: 'unknown', line: 2, skinId: 'x' },
      { code: 'price', line: 3, text: '=1+1' },
      { code: 'twice', line: 4, skinId: 'a' },
      { code: 'bound', line: 5, skinId: 'b', change: 8 },
    ]);
    expect(readPrices('id;price\n', skins, 1).faults).toEqual([{ code: 'head' }]);
    expect(readPrices('price;skinId\n1.234;a\n', skins, 1).faults).toEqual([
      { code: 'either', line: 2, text: '1.234' },
    ]);
  });

  it('is read as spreadsheets of other languages save it', () => {
    const { changes, faults } = readPrices('sep=;\nSKINID;Price\na;1,2\nb;"1,0000"\n', skins, 0.5);
    expect(faults).toEqual([]);
    expect(changes.map(({ skin, price }) => [skin.skinId, price])).toEqual([['a', 12_000]]);
  });

  it('accepts no change if the typed bound is not a number', () => {
    expect(readPrices('skinId,price\nb,1.01\n', skins, Number('30%') / 100).faults).toMatchObject([
      { code: 'bound', line: 2 },
    ]);
  });

  it('shows each affected box with its return', () => {
    const box = (boxId: string, skinId: string) => ({
      boxId,
      price: 20_000,
      face: { number: 1, shelfId: 's', name: inAll(boxId), lede: inAll(boxId), image: '/a', hero: skinId },
      items: [{ skinId, probability: '1', value: 10_000, tickets: 16_777_216 }],
      version: 1,
      versionHash: 'a'.repeat(64),
      terms: { perDay: null, allowance: null },
    });
    const { changes } = readPrices('skinId,price\na,1.5', skins, 1);
    expect(touchedBy(changes, [box('one', 'a'), box('two', 'b')])).toMatchObject([
      { box: { boxId: 'one' }, before: 0.5, after: 0.75 },
    ]);
  });
});
