import type { ApiSlice } from '../slice/slice.ts';

/** Skins, shelves and boxes. */
export const catalogue = {
  name: 'catalogue',
  refusals: {},
  contract: { none: 'what is on sale is shown by those who sell it' },
  calls: { none: 'what is on sale is shown by those who sell it' },
  views: { none: 'the folded stream is at hand' },
  steps: { none: 'no flow of its own' },
  admin: () => import('./admin.ts'),
} satisfies ApiSlice;
