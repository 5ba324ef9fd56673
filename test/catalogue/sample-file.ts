import type { CatalogueFile } from '../../api/src/slices/catalogue/catalogue-file.ts';

const inAll = (text: string) => ({ zh: text, en: text, ru: text, vi: text });

const skin = (id: string, price: string): CatalogueFile['skins'][number] => ({
  id,
  name: inAll(`Sample | ${id}`),
  image: `/art/skins/${id}.svg`,
  rarity: 'rare',
  category: 'rifle',
  exterior: null,
  price,
});

const box = (id: string, number: number, price: string): CatalogueFile['boxes'][number] => ({
  id,
  number,
  shelf: 'first',
  name: inAll(id),
  lede: inAll(`Of ${id}`),
  image: `/art/boxes/${id}.svg`,
  hero: 'rare',
  price,
  items: [
    { skinId: 'plain', probability: '0.5' },
    { skinId: 'fine', probability: '0.4' },
    { skinId: 'rare', probability: '0.1' },
  ],
});

/** A small catalogue for tests: one shelf, three skins, two boxes. */
export const SAMPLE_FILE: CatalogueFile = {
  format: 'skins-catalogue/1',
  shelves: [{ id: 'first', type: 'hash', name: inAll('first') }],
  skins: [skin('plain', '0.5'), skin('fine', '2'), skin('rare', '5.75')],
  boxes: [box('box-one', 1, '1.9'), box('box-two', 2, '2')],
};
