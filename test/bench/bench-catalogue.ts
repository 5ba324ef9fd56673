import type { CatalogueFile } from '@skins/api/catalogue/file';

/**
 * A box with as many items as the demo catalogue's, cheap enough for a newcomer to open it hundreds of thousands of
 * times.
 */
export const BENCH_BOX = 'bench-box';
const ITEMS = 16;
/** A skin of one gem, which is in no box: players may wish for it. */
export const DEAR_SKIN = 'bench-dear';

const text = (name: string) => ({ zh: name, en: name, ru: name, vi: name });

const skin = (id: string, price: string) => ({
  id,
  name: text(`AR-7 | ${id}`),
  image: '/art/skin/assault-rifle.case-hardened.contraband.6.yaobian.svg',
  rarity: 'rare' as const,
  category: 'rifle' as const,
  exterior: 'fn' as const,
  price,
});

export const benchCatalogue = (): CatalogueFile => ({
  format: 'skins-catalogue/1',
  shelves: [{ id: 'bench-shelf', type: 'hash', name: text('Bench') }],
  skins: [
    ...Array.from({ length: ITEMS }, (_, n) => skin(`bench-skin-${n}`, `0.000${1 + (n % 9)}`)),
    skin(DEAR_SKIN, '1'),
  ],
  boxes: [
    {
      id: BENCH_BOX,
      number: 9_999,
      shelf: 'bench-shelf',
      name: text('Bench box'),
      lede: text('Bench'),
      image: '/art/case/fade.10.5.b.svg',
      hero: 'bench-skin-0',
      price: '0.0001',
      items: Array.from({ length: ITEMS }, (_, n) => ({ skinId: `bench-skin-${n}`, probability: '0.0625' })),
    },
  ],
});
