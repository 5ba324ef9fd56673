import type { ApiSlice } from '../../shop/slice.ts';

/** Skins, shelves and boxes. */
export const catalogue = {
  name: 'catalogue',
  refusals: {},
  desk: () => import('./desk.ts'),
  contract: () => import('./contract.ts'),
  calls: () => import('./calls.ts'),
  views: { none: 'the folded stream is at hand' },
  steps: { none: 'no flow of its own' },
  words: () => import('./setting-words.ts'),
  admin: () => import('./admin.ts'),
} satisfies ApiSlice;
