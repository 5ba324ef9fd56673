import type { CatalogueFile } from '@skins/api/catalogue/file';

/**
 * A box with as many items as the demo catalogue's, cheap enough for a newcomer to open it hundreds of thousands of
 * times.
 */
export const BENCH_BOX = 'bench-box';
const ITEMS = 16;

const text = (name: string) => ({ zh: name, en: name, ru: name, vi: name });

export const benchCatalogue = (): CatalogueFile => ({
  format: 'skins-catalogue/1',
  shelves: [{ id: 'bench-shelf', type: 'hash', name: text('Bench') }],
  skins: Array.from({ length: ITEMS }, (_, n) => ({
    id: `bench-skin-${n}`,
    name: text(`AR-7 | Bench ${n}`),
    image: '/art/skin/assault-rifle.case-hardened.contraband.6.yaobian.svg',
    rarity: 'rare',
    category: 'rifle',
    exterior: 'fn',
    price: `0.000${1 + (n % 9)}`,
  })),
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
