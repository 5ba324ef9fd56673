import type { ApiSlice } from '../../shop/slice.ts';
import type * as contract from './contract.ts';

/** Daily rankings with prizes, and the ranking of hash boxes. */
export const rankings = {
  name: 'rankings',
  refusals: {},
  desk: () => import('./desk.ts'),
  contract: () => import('./contract.ts'),
  calls: () => import('./calls.ts'),
  views: () => import('./views.ts'),
  steps: () => import('./steps.ts'),
  words: () => import('./setting-words.ts'),
  admin: () => import('./admin.ts'),
} satisfies ApiSlice<typeof contract>;
