import { TICKETS } from '@skins/engine/fairness';
import { describe, expect, it } from 'vitest';
import { type BoxDraft, backTo, draftOf, emptyDraft, inUnit, placed, read, withOdds, without } from './draft';

const inAll = (text: string) => ({ zh: text, en: text, ru: text, vi: text });

const typed: BoxDraft = {
  ...emptyDraft('first', 7),
  boxId: 'box-one',
  name: inAll('One'),
  lede: inAll('One of three'),
  price: '1.5',
  hero: 'rare',
  items: [
    { skinId: 'plain', odds: '50' },
    { skinId: 'fine', odds: '49.9999' },
    { skinId: 'rare', odds: '0.0001' },
  ],
};

const onSale = {
  boxId: 'box-one',
  price: 15_000,
  face: { number: 7, shelfId: 'first', name: inAll('One'), lede: inAll('One'), image: '/a', hero: 'rare' },
  items: [
    { skinId: 'plain', probability: '0.5', value: 5_000, tickets: 8_388_608 },
    { skinId: 'fine', probability: '0.499998986721038818359375', value: 20_000, tickets: 8_388_591 },
    { skinId: 'rare', probability: '0.000001013278961181640625', value: 900_000, tickets: 17 },
  ],
  version: 1,
  versionHash: 'a'.repeat(64),
  terms: { perDay: 5, allowance: null },
};

describe('a box draft', () => {
  it('converts to the published form', () => {
    const { entry, faults, shares } = read(typed);
    expect(faults).toEqual([]);
    expect(entry).toMatchObject({
      boxId: 'box-one',
      price: 15_000,
      face: { number: 7, shelfId: 'first', hero: 'rare' },
      items: [
        { skinId: 'plain', probability: '0.5' },
        { skinId: 'fine', probability: '0.499999' },
        { skinId: 'rare', probability: '0.000001' },
      ],
    });
    expect('tickets' in shares && shares.tickets.reduce((a, b) => a + b, 0)).toBe(TICKETS);
  });

  it.each(['1,000.5', '１，０００．５'])('reads the price %j as the console writes it', (price) => {
    expect(read({ ...typed, price }).price).toBe(10_005_000);
  });

  it('reports every field that cannot be read', () => {
    const { entry, faults } = read({ ...typed, boxId: 'No!', price: '0', hero: 'gone', perDay: 'x' });
    expect(entry).toBeUndefined();
    expect(faults).toEqual(['boxId', 'price', 'hero', 'terms']);
  });

  it('starts from a box on sale with exactly its tickets', () => {
    const { entry } = read(draftOf(onSale));
    expect(entry?.items.map(({ probability }) => probability)).toEqual(
      onSale.items.map(({ probability }) => probability),
    );
    expect(entry?.terms).toEqual(onSale.terms);
  });

  it('goes back to the tickets of an older version', () => {
    const items = [
      { skinId: 'fine', tickets: 16_777_210 },
      { skinId: 'plain', tickets: 6 },
    ];
    const { faults, entry, shares } = read(backTo(draftOf(onSale), { price: 1.25, items }));
    expect(faults).toEqual([]);
    expect(entry).toMatchObject({
      price: 12_500,
      face: { ...onSale.face, hero: 'fine' },
      terms: onSale.terms,
    });
    expect('tickets' in shares && shares.tickets).toEqual([16_777_210, 6]);
  });

  it('keeps its tickets when the unit changes', () => {
    for (const unit of ['tickets', 'weight', 'percent'] as const) {
      const { shares } = read(inUnit(draftOf(onSale), unit));
      expect('tickets' in shares && shares.tickets).toEqual([8_388_608, 8_388_591, 17]);
    }
  });

  it('gives one item the rest of the odds', () => {
    const { odds, entry } = read(withOdds({ ...typed, rest: 'plain' }, 'fine', '29.9999'));
    expect(odds[0]).toBe('70');
    expect(entry).toBeDefined();
    expect(read(withOdds({ ...typed, rest: 'plain' }, 'fine', '120')).shares).toEqual({
      code: 'bad-share',
      item: 0,
    });
  });

  it('adds, moves and removes skins', () => {
    const ids = (draft: BoxDraft) => draft.items.map(({ skinId }) => skinId);
    expect(ids(placed(typed, 'new', 1))).toEqual(['plain', 'new', 'fine', 'rare']);
    expect(ids(placed(typed, 'rare', 0))).toEqual(['rare', 'plain', 'fine']);
    expect(ids(placed(typed, 'plain', 99))).toEqual(['fine', 'rare', 'plain']);
    expect(without(typed, 'rare')).toMatchObject({ hero: 'plain' });
    expect(placed(emptyDraft('first', 1), 'new', 0)).toMatchObject({ hero: 'new' });
  });
});
