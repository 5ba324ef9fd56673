import { array, assert, integer, property, uniqueArray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrangementOf, moved, reshelved, restoodIn } from './arrangement';
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
  boxes: [box('a', 3, 'new'), box('b', 7, 'new'), box('c', 1, 'old')],
};

describe('how boxes stand', () => {
  it('is by shelf, and by falling number', () => {
    expect(arrangementOf(desk)).toEqual([
      { shelfId: 'new', boxIds: ['b', 'a'] },
      { shelfId: 'old', boxIds: ['c'] },
    ]);
  });

  it('changes nothing where nothing moved', () => {
    expect(restoodIn(arrangementOf(desk), desk.boxes).boxes).toEqual([]);
  });

  it('is changed by numbers that the shelf has already', () => {
    const stood = restoodIn(reshelved(arrangementOf(desk), 'a', 'new', 0), desk.boxes);
    expect(stood.boxes.map(({ box, number, shelfId }) => [box.boxId, number, shelfId])).toEqual([
      ['a', 7, 'new'],
      ['b', 3, 'new'],
    ]);
    const across = restoodIn(reshelved(arrangementOf(desk), 'c', 'new', 0), desk.boxes);
    expect(across.boxes.map(({ box, number, shelfId }) => [box.boxId, number, shelfId])).toEqual([
      ['c', 7, 'new'],
      ['b', 3, 'new'],
      ['a', 1, 'new'],
    ]);
  });

  it('is seen by players as it was arranged, whatever was moved, and gives no number twice', () => {
    assert(
      property(
        uniqueArray(integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 8 }),
        array(integer({ min: 0, max: 7 }), { maxLength: 6 }),
        (numbers, moves) => {
          const boxes = numbers.map((number, k) => box(`b${k}`, number, k % 2 === 0 ? 'new' : 'old'));
          const shop = { shelves: desk.shelves, boxes };
          const shelved = moves.reduce(
            (all, move) =>
              reshelved(all, `b${move % boxes.length}`, move % 3 === 0 ? 'new' : 'old', move % 2),
            arrangementOf(shop),
          );
          const restood = new Map(restoodIn(shelved, boxes).boxes.map((one) => [one.box.boxId, one]));
          const after = boxes.map((one) => {
            const to = restood.get(one.boxId);
            return to ? { ...one, face: { ...one.face, shelfId: to.shelfId, number: to.number } } : one;
          });
          expect(arrangementOf({ ...shop, boxes: after })).toEqual(shelved);
          expect(new Set(after.map(({ face }) => face.number)).size).toBe(boxes.length);
        },
      ),
    );
  });

  it('moves shelves up and down, and no further than the edges', () => {
    expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
    expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
    expect(moved(['a', 'b'], 0, 9)).toEqual(['b', 'a']);
  });
});
