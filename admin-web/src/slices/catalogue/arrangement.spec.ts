import { describe, expect, it } from 'vitest';
import { arrangementOf, moved, movedIn, reshelved, restoodIn } from './arrangement';
import type { Desk } from './calls';

const inAll = (text: string) => ({ zh: text, en: text, ru: text, vi: text });
const shelf = (shelfId: string) => ({ shelfId, kind: 'hash' as const, name: inAll(shelfId) });
const box = (boxId: string, number: number, shelfId: string): Desk['boxes'][number] => ({
  boxId,
  price: 1,
  face: { number, shelfId, name: inAll(boxId), lede: inAll(boxId), image: '/a', hero: 'x' },
  items: [],
  version: 1,
  versionHash: 'a'.repeat(64),
  terms: { perDay: null, allowance: null },
});
const desk = {
  shelves: [shelf('new'), shelf('old')],
  boxes: [box('b', 7, 'new'), box('a', 3, 'new'), box('c', 1, 'old')],
};

describe('the display order of boxes', () => {
  it("groups by shelf, in the shop's order", () => {
    expect(arrangementOf(desk)).toEqual([
      { shelfId: 'new', boxIds: ['b', 'a'] },
      { shelfId: 'old', boxIds: ['c'] },
    ]);
  });

  it('has no change if nothing moved', () => {
    expect(restoodIn(arrangementOf(desk), desk)).toMatchObject({ boxes: [], boxOrder: undefined });
    expect(movedIn(arrangementOf(desk), arrangementOf(desk))).toBe(0);
  });

  it('changes without renumbering any box', () => {
    const within = reshelved(arrangementOf(desk), 'a', 'new', 0);
    expect(restoodIn(within, desk)).toMatchObject({ boxes: [], boxOrder: ['a', 'b', 'c'] });
    expect(movedIn(within, arrangementOf(desk))).toBe(2);
    const across = restoodIn(reshelved(arrangementOf(desk), 'c', 'new', 0), desk);
    expect(across.boxOrder).toEqual(['c', 'b', 'a']);
    expect(across.boxes.map((one) => [one.box.boxId, one.shelfId])).toEqual([['c', 'new']]);
  });

  it('moves shelves up and down within the list', () => {
    expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
    expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
    expect(moved(['a', 'b'], 0, 9)).toEqual(['b', 'a']);
  });
});
