import { describe, expect, it } from 'vitest';
import { InvariantBroken } from '../kernel/index.ts';
import { foldAll, metaOf } from '../kernel/specification.ts';
import { BoxVersionPublished, ShelfPlaced, SkinListed } from './events.ts';
import { LISTED, PUBLISHED, SHELF, skinOf } from './sample-catalogue.ts';
import { catalogue } from './state.ts';

describe('the catalogue', () => {
  it('holds each skin as it was listed last', () => {
    const { skins } = foldAll(catalogue, [...LISTED, SkinListed.of(skinOf('plain', 1))]);

    expect(skins.get('plain')?.price).toBe(1);
    expect(skins.size).toBe(3);
  });

  it('keeps any number of shelves in the order of their first placing', () => {
    const ids = Array.from({ length: 40 }, (_, n) => `shelf-${40 - n}`);
    const placed = ids.map((shelfId) => ShelfPlaced.of({ ...SHELF, shelfId }));
    const renamed = { ...SHELF, shelfId: 'shelf-7', name: { ...SHELF.name, en: 'Seventh' } };
    const { shelves } = foldAll(catalogue, [...placed, ShelfPlaced.of(renamed)]);

    expect([...shelves.keys()]).toEqual(ids);
    expect(shelves.get('shelf-7')).toEqual(renamed);
  });

  it('sells the latest version of a box and keeps those before, each with its time', () => {
    const second = BoxVersionPublished.of({ ...PUBLISHED.data, version: 2, versionHash: 'a'.repeat(64) });
    const box = foldAll(catalogue, [PUBLISHED, second]).boxes.get('box-one');

    expect(box?.versions.map(({ versionHash, version, time }) => ({ versionHash, version, time }))).toEqual([
      { versionHash: PUBLISHED.data.versionHash, version: 1, time: metaOf(1).time },
      { versionHash: 'a'.repeat(64), version: 2, time: metaOf(2).time },
    ]);
    expect(box?.current).toBe(box?.versions[1]);
  });

  it.each([
    ['left out', [BoxVersionPublished.of({ ...PUBLISHED.data, version: 2 })]],
    ['there twice', [PUBLISHED, PUBLISHED]],
  ])('throws when a version is %s', (_what, events) => {
    expect(() => foldAll(catalogue, events)).toThrow(InvariantBroken);
  });
});
