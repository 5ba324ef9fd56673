import { describe, expect, it } from 'vitest';
import { versionHashOf } from '../../fairness/index.ts';
import { foldAll } from '../../../../test/samples/engine/specification.ts';
import { type CatalogueChange, planChange } from './catalogue-change.ts';
import {
  BoxesOrdered,
  BoxRetired,
  BoxVersionPublished,
  ShelfPlaced,
  ShelvesOrdered,
  SkinListed,
} from './events.ts';
import { BOX, LISTED, PUBLISHED, SHELF, SKINS, skinOf } from '../../../../test/catalogue/sample-catalogue.ts';
import { DEARER, NO_CHANGE, by } from '../../../../test/catalogue/sample-change.ts';
import { catalogueAhead, catalogueFold } from './state.ts';

const CATALOGUE = catalogueAhead(foldAll(catalogueFold, [...LISTED, PUBLISHED]).history);
const { bounds } = by('');
const FROM = 5_000_000;

const plan = (change: Partial<CatalogueChange>) =>
  planChange(CATALOGUE, { ...NO_CHANGE, ...change }, bounds, FROM);
const faultsOf = (change: Partial<CatalogueChange>) => plan(change).faults;

/** The sample box with another id and number. */
const SECOND = { ...BOX, boxId: 'box-two', face: { ...BOX.face, number: 2 } };

describe('the plan of a change', () => {
  it('is empty if nothing changes', () => {
    const nothing = { events: [], faults: [], touched: [] };

    expect(plan({})).toEqual(nothing);
    expect(plan({ skins: [...SKINS], shelves: [SHELF], boxes: [BOX] })).toEqual(nothing);
  });

  it('re-versions each box affected by a new price: same tickets, same price, new value', () => {
    const { events, touched } = plan(DEARER);
    const { odds, face } = PUBLISHED.data;
    const items = odds.items.map((item) => (item.skinId === 'fine' ? { ...item, value: 21_000 } : item));
    const repriced = { ...odds, items };

    expect(touched).toEqual(['box-one']);
    expect(events).toEqual([
      SkinListed.of({ ...skinOf('fine', 21_000), from: FROM }),
      BoxVersionPublished.of({
        odds: repriced,
        face,
        versionHash: versionHashOf(repriced),
        version: 2,
        terms: PUBLISHED.data.terms,
        from: FROM,
      }),
    ]);
  });

  it('re-versions no box that the change itself publishes or retires, and none for a description', () => {
    const named = { ...skinOf('fine', 20_000), category: 'knife' as const };

    expect(plan({ ...DEARER, boxes: [{ ...BOX, price: 16_000 }] }).touched).toEqual([]);
    expect(plan({ ...DEARER, retired: [{ boxId: 'box-one' }] }).touched).toEqual([]);
    expect(plan({ skins: [named] })).toMatchObject({ events: [{ type: 'SkinListed' }], touched: [] });
  });

  it('puts shelves first, then skins, boxes, retired boxes and the orders', () => {
    const shelf = { ...SHELF, shelfId: 'second' };
    const { events, faults } = plan({
      skins: [skinOf('new', 10_000)],
      shelves: [shelf],
      shelfOrder: ['second'],
      boxOrder: ['box-two', 'box-one'],
      boxes: [{ ...SECOND, face: { ...SECOND.face, shelfId: 'second' } }],
      retired: [{ boxId: 'box-one' }],
    });

    expect(faults).toEqual([]);
    expect(events.map(({ type }) => type)).toEqual([
      ShelfPlaced.type,
      SkinListed.type,
      BoxVersionPublished.type,
      BoxRetired.type,
      ShelvesOrdered.type,
      BoxesOrdered.type,
    ]);
  });

  it('lets a box take the number of one that is retired at the same time', () => {
    const boxes = [{ ...SECOND, face: { ...SECOND.face, number: 1 } }];

    expect(faultsOf({ boxes })).toEqual([
      { code: 'number-taken', boxId: 'box-two', number: 1, by: 'box-one' },
    ]);
    expect(faultsOf({ boxes, retired: [{ boxId: 'box-one' }] })).toEqual([]);
  });

  it('reports every gate that is not passed', () => {
    const faults = faultsOf({
      skins: [{ ...skinOf('plain', 1), price: 0.5 }, skinOf('fine', 1), skinOf('fine', 2)],
      shelves: [{ ...SHELF, shelfId: 'No' }],
      shelfOrder: ['first', 'first', 'ghost'],
      boxOrder: ['box-one', 'box-one', 'box-ghost'],
      boxes: [
        { ...BOX, price: 0 },
        { ...SECOND, items: [{ skinId: 'ghost', probability: '1' }] },
        { ...SECOND, boxId: 'box-three', price: 2_000_000 },
      ],
      retired: [{ boxId: 'box-ten' }, { boxId: 'box-one' }],
    });

    expect(faults.map(({ code }) => code).toSorted()).toEqual([
      'box-in-order-twice',
      'box-in-order-unknown',
      'malformed-box',
      'malformed-shelf',
      'malformed-skin',
      'price-out-of-bounds',
      'published-and-retired',
      'rtp-out-of-bounds',
      'shelf-in-order-twice',
      'shelf-in-order-unknown',
      'skin-twice',
      'unknown-box',
      'unknown-skin',
    ]);
  });

  it('checks boxes affected by a price against the bounds', () => {
    expect(faultsOf({ skins: [skinOf('fine', 200_000)] })).toEqual([
      { code: 'rtp-out-of-bounds', boxId: 'box-one', rtp: 68_333, min: 2_500, max: 10_000 },
    ]);
  });

  it.each([
    ['exactly the least', { min: 8_333, max: 10_000 }, []],
    ['a little less', { min: 8_334, max: 10_000 }, ['rtp-out-of-bounds']],
    ['a little more than the most', { min: 0, max: 8_333 }, ['rtp-out-of-bounds']],
  ])('compares the exact return with the bounds: %s', (_what, rtp, codes) => {
    const boxes = [{ ...SECOND, items: [{ skinId: 'plain', probability: '1' }], price: 6_000 }];
    const hero = boxes.map((box) => ({ ...box, face: { ...box.face, hero: 'plain' } }));
    const { faults } = planChange(CATALOGUE, { ...NO_CHANGE, boxes: hero }, { ...bounds, rtp });

    // 5,000 / 6,000 = 0.8333…
    expect(faults.map(({ code }) => code)).toEqual(codes);
  });
});
