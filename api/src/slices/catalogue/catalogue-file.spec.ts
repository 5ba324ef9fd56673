import { expect, it } from 'vitest';
import { boxesOf, skinsOf } from './catalogue-file.ts';
import { SAMPLE_FILE } from '../../../../test/catalogue/sample-file.ts';

it('a catalogue file uses gems, commands use units', () => {
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
