import { describe, expect, it } from 'vitest';
import { type AnyEvent, accepted, rejected } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { ShelfPlaced, SkinListed } from './events.ts';
import { type ShelfEntry, SkinEntry, faultFinder } from './entries.ts';
import { type ListSkins, listSkins } from './list-skins.ts';
import {
  FILLED,
  FILLING,
  LISTED,
  SHELF,
  SKINS,
  skinOf,
} from '../../../../test/catalogue/sample-catalogue.ts';
import { catalogueAhead, catalogueFold } from './state.ts';

const { given } = specify(catalogueFold, listSkins);

const list = (change: Partial<ListSkins>, ...history: AnyEvent[]) =>
  given(...history).when({ skins: [], shelves: [], ...change }, FILLING);

const plain = skinOf('plain', 5_000);

describe('list-skins', () => {
  it('adds shelves, then skins, in their order', () => {
    const { decision, reply, state } = list({ skins: [...SKINS], shelves: [SHELF] });

    expect(decision).toEqual(accepted(...LISTED));
    expect(reply).toEqual({ listed: 4 });
    const { skins, shelves } = catalogueAhead(state.history);
    expect(skins.get('plain')).toEqual(plain);
    expect(shelves.get('first')).toEqual(SHELF);
  });

  it('lists again only what changed', () => {
    const dearer = { ...plain, price: 6_000 };
    const renamed = { ...SHELF, name: { ...SHELF.name, en: 'The first' } };
    const { decision } = list({ skins: [...SKINS.slice(1), dearer], shelves: [renamed] }, ...LISTED);

    expect(decision).toEqual(
      accepted(ShelfPlaced.of({ ...renamed, from: FILLED }), SkinListed.of({ ...dearer, from: FILLED })),
    );
  });

  it('writes nothing if repeated, in any order of fields', () => {
    const { price, ...rest } = plain;
    const { decision, reply } = list({ skins: [{ price, ...rest }], shelves: [SHELF] }, ...LISTED);

    expect(decision).toEqual(accepted());
    expect(reply).toEqual({ listed: 0 });
  });

  it('refuses a change once there are players, but accepts an unchanged repeat', () => {
    const played = { ...FILLING, played: true };
    const asked = { skins: [...SKINS], shelves: [] };

    expect(given().when(asked, played).decision).toEqual(rejected({ code: 'needs-approval' }));
    expect(given(...LISTED).when(asked, played).decision).toEqual(accepted());
  });

  const named = (en: string): Partial<SkinEntry> => ({ name: { ...plain.name, en } });

  it.each<[string, Partial<SkinEntry>, string]>([
    ['a price of zero', { price: 0 }, '/price'],
    ['a negative price', { price: -1 }, '/price'],
    ['a fraction of a unit', { price: 0.5 }, '/price'],
    ['a price beyond the safe integers', { price: 2 ** 53 }, '/price'],
    ['a price that is no number', { price: Number.NaN }, '/price'],
    ['an id with a space', { skinId: 'pl ain' }, '/skinId'],
    ['an empty id', { skinId: '' }, '/skinId'],
    ['an image of another place', { image: 'https://example.org/a.svg' }, '/image'],
    ["an image of another place by the page's protocol", { image: '//example.org/a.svg' }, '/image'],
    ['a name without brand', named('No pipe'), '/name/en'],
    ['a name of three parts', named('One | Two | Three'), '/name/en'],
    ['a pipe without blanks', named('One|Two'), '/name/en'],
    ['a brand of nothing', named('  | Two'), '/name/en'],
    ['an empty name', named(''), '/name/en'],
  ])('refuses a skin with %s, and names the field', (_what, change, field) => {
    const skin = { ...plain, ...change };

    expect(list({ skins: [skin] }).decision).toEqual(
      rejected({ code: 'malformed-skin', skinId: skin.skinId, field }),
    );
  });

  it('knows the categories and rarities of the shop', () => {
    const odd: unknown = { ...plain, category: 'spoon' };
    const unknown: unknown = { ...plain, rarity: 'unknown' };

    expect([odd, unknown, plain].map(faultFinder(SkinEntry))).toEqual(['/category', '/rarity', undefined]);
  });

  it.each<[string, Partial<ShelfEntry>, string]>([
    ['a malformed id', { shelfId: 'First' }, '/shelfId'],
    ['a name of blanks', { name: { ...SHELF.name, vi: ' ' } }, '/name/vi'],
  ])('refuses a shelf with %s, and names the field', (_what, change, field) => {
    const shelf = { ...SHELF, ...change };

    expect(list({ shelves: [shelf] }).decision).toEqual(
      rejected({ code: 'malformed-shelf', shelfId: shelf.shelfId, field }),
    );
  });

  it('refuses a skin or shelf listed twice, since a repeat would look like a change', () => {
    expect(list({ skins: [plain, { ...plain, price: 1 }] }).decision).toEqual(
      rejected({ code: 'skin-twice', skinId: 'plain' }),
    );
    expect(list({ shelves: [SHELF, SHELF] }).decision).toEqual(
      rejected({ code: 'shelf-twice', shelfId: 'first' }),
    );
  });

  it('reports the fault that comes first in precedence', () => {
    const faults: Partial<ListSkins>[] = [
      { skins: [{ ...plain, price: 0 }, plain, plain], shelves: [{ ...SHELF, shelfId: '' }, SHELF, SHELF] },
      { skins: [plain, plain], shelves: [{ ...SHELF, shelfId: '' }, SHELF, SHELF] },
      { skins: [plain, plain], shelves: [SHELF, SHELF] },
      { skins: [plain], shelves: [SHELF, SHELF] },
    ];

    expect(faults.map((fault) => list(fault).decision)).toMatchObject([
      { rejection: { code: 'malformed-skin' } },
      { rejection: { code: 'malformed-shelf' } },
      { rejection: { code: 'skin-twice' } },
      { rejection: { code: 'shelf-twice' } },
    ]);
  });
});
