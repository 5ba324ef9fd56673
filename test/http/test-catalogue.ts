import type { CatalogueFile } from '@skins/api/catalogue/file';
import type { BoxTerms } from '@skins/engine/catalogue';

/** A box with three items, the best one at a chance of one in a million. Prices are decimal texts. */
export interface TestBox {
  readonly id: string;
  readonly number: number;
  readonly price: string;
  /** value of its dearest item */
  readonly best: string;
  readonly terms?: BoxTerms;
}

/** A newcomer's 1,000 gems buy thousands of these. */
export const CHEAP: TestBox = { id: 'test-cheap', number: 9_001, price: '0.0101', best: '77.7777' };
/** 1,000 gems buy one of these, but not two. */
export const DEAR: TestBox = { id: 'test-dear', number: 9_002, price: '600', best: '5000' };
/** Two free opens a day, three opens in all. */
export const GIVEN: TestBox = {
  id: 'test-given',
  number: 9_004,
  price: '2.5',
  best: '40',
  terms: { perDay: 3, allowance: 2 },
};
/** Republished at other prices during a test. */
export const CHANGING: TestBox = { id: 'test-changing', number: 9_003, price: '2.5', best: '40' };

const text = (name: string) => ({ zh: `${name} 中`, en: `${name} en`, ru: `${name} ру`, vi: `${name} vi` });

/** Returns test boxes as a catalogue that can be imported next to any other. */
export const testCatalogue = (...boxes: TestBox[]): CatalogueFile => ({
  format: 'skins-catalogue/1',
  shelves: [{ id: 'test-shelf', type: 'hash', name: text('shelf') }],
  skins: boxes.flatMap(({ id, price, best }) => [
    skin(`${id}-best`, 'contraband', best),
    skin(`${id}-same`, 'rare', price),
    skin(`${id}-dust`, 'common', '0.0001'),
  ]),
  boxes: boxes.map(({ id, number, price, terms }) => ({
    id,
    number,
    shelf: 'test-shelf',
    name: text(id),
    lede: text('lede'),
    image: '/art/case/fade.10.5.b.svg',
    hero: `${id}-best`,
    price,
    items: [
      { skinId: `${id}-best`, probability: '0.000001' },
      { skinId: `${id}-same`, probability: '0.333333' },
      { skinId: `${id}-dust`, probability: '0.666666' },
    ],
    ...(terms && { terms }),
  })),
});

type SkinInFile = CatalogueFile['skins'][number];

const skin = (id: string, rarity: SkinInFile['rarity'], price: string): SkinInFile => ({
  id,
  name: text(`${id} | test`),
  image: '/art/skin/assault-rifle.case-hardened.contraband.6.yaobian.svg',
  rarity,
  category: 'rifle',
  exterior: null,
  price,
});
