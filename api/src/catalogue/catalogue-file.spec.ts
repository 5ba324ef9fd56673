import { describe, expect, it } from 'vitest';
import { MalformedCatalogue, boxesOf, readCatalogueFile, skinsOf } from './catalogue-file.ts';
import { SAMPLE_FILE } from './sample-file.ts';

describe('a catalogue file', () => {
  it('is read as it stands', () => {
    expect(readCatalogueFile(JSON.parse(JSON.stringify(SAMPLE_FILE)))).toEqual(SAMPLE_FILE);
  });

  it.each([
    ['nothing', undefined, '/'],
    ['another format', { ...SAMPLE_FILE, format: 'skins-catalogue/2' }, '/format'],
    ['a price with five places', withSkin({ price: '0.00001' }), '/skins/0/price'],
    ['a price in words', withSkin({ price: 'free' }), '/skins/0/price'],
    ['a price as a number', withSkin({ price: 1 }), '/skins/0/price'],
    ['an unknown rarity', withSkin({ rarity: 'golden' }), '/skins/0/rarity'],
    ['a name in three languages', withSkin({ name: { zh: 'a', en: 'a', ru: 'a' } }), '/skins/0/name'],
  ])('with %s is refused, and says where', (_what, content, place) => {
    expect(() => readCatalogueFile(content)).toThrow(MalformedCatalogue);
    expect(() => readCatalogueFile(content)).toThrow(place);
  });

  it('says gems; commands say units', () => {
    expect(skinsOf(SAMPLE_FILE).skins.map(({ skinId, price }) => [skinId, price])).toEqual([
      ['plain', 5_000],
      ['fine', 20_000],
      ['rare', 57_500],
    ]);
    expect(boxesOf(SAMPLE_FILE)[0]).toMatchObject({
      boxId: 'box-one',
      price: 19_000,
      face: { number: 1, shelfId: 'first', hero: 'rare' },
      items: [{ skinId: 'plain', probability: '0.5' }, {}, {}],
    });
  });
});

function withSkin(change: object): unknown {
  return {
    ...SAMPLE_FILE,
    skins: SAMPLE_FILE.skins.map((skin, n) => (n === 0 ? { ...skin, ...change } : skin)),
  };
}
