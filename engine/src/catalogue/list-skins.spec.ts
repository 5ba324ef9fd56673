import { describe, expect, it } from 'vitest';
import { type AnyEvent, accepted, rejected } from '../kernel/index.ts';
import { specify } from '../kernel/specification.ts';
import { ShelfPlaced, SkinListed } from './events.ts';
import { type ListSkins, listSkins } from './list-skins.ts';
import { LISTED, SHELF, SKINS, skinOf } from './sample-catalogue.ts';
import { catalogue } from './state.ts';

const { given } = specify(catalogue, listSkins);

const list = (change: Partial<ListSkins>, ...history: AnyEvent[]) =>
  given(...history).when({ skins: [], shelves: [], ...change }, undefined);

const plain = skinOf('plain', 5_000);

describe('list-skins', () => {
  it('puts up shelves, then lists skins, in their order', () => {
    const { decision, reply, state } = list({ skins: [...SKINS], shelves: [SHELF] });

    expect(decision).toEqual(accepted(...LISTED));
    expect(reply).toEqual({ listed: 4 });
    expect(state.skins.get('plain')).toEqual(plain);
    expect(state.shelves.get('first')).toEqual(SHELF);
  });

  it('lists again only what changed', () => {
    const dearer = { ...plain, price: 6_000 };
    const renamed = { ...SHELF, name: { ...SHELF.name, en: 'The first' } };
    const { decision } = list({ skins: [...SKINS.slice(1), dearer], shelves: [renamed] }, ...LISTED);

    expect(decision).toEqual(accepted(ShelfPlaced.of(renamed), SkinListed.of(dearer)));
  });

  it('stays quiet on repeat, in whatever order the fields stand', () => {
    const { price, ...rest } = plain;
    const { decision, reply } = list({ skins: [{ price, ...rest }], shelves: [SHELF] }, ...LISTED);

    expect(decision).toEqual(accepted());
    expect(reply).toEqual({ listed: 0 });
  });

  it.each([
    ['a price of zero', { ...plain, price: 0 }],
    ['a negative price', { ...plain, price: -1 }],
    ['a fraction of a unit', { ...plain, price: 0.5 }],
    ['a price beyond the safe integers', { ...plain, price: 2 ** 53 }],
    ['a price that is no number', { ...plain, price: Number.NaN }],
    ['an id with a space', { ...plain, skinId: 'pl ain' }],
    ['an empty id', { ...plain, skinId: '' }],
    ['an image of another place', { ...plain, image: 'https://example.org/a.svg' }],
    ['no category', { ...plain, category: '' }],
  ])('refuses a skin with %s', (_what, skin) => {
    expect(list({ skins: [skin] }).decision).toEqual(
      rejected({ code: 'malformed-skin', skinId: skin.skinId }),
    );
  });

  it('refuses a malformed shelf', () => {
    const shelf = { ...SHELF, shelfId: 'First' };

    expect(list({ shelves: [shelf] }).decision).toEqual(
      rejected({ code: 'malformed-shelf', shelfId: 'First' }),
    );
  });

  it('refuses the same skin or shelf twice, which a repeat could not tell from a change', () => {
    expect(list({ skins: [plain, { ...plain, price: 1 }] }).decision).toEqual(
      rejected({ code: 'skin-twice', skinId: 'plain' }),
    );
    expect(list({ shelves: [SHELF, SHELF] }).decision).toEqual(
      rejected({ code: 'shelf-twice', shelfId: 'first' }),
    );
  });

  it('names the fault that comes first in precedence', () => {
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
