import type { ApiSlice } from '../../shop/slice.ts';
import type * as contract from './contract.ts';
import { refusals } from './refusals.ts';

/** Players' own pages: history, collection and titles, and what others see of them. */
export const profile = {
  name: 'profile',
  refusals,
  contract: () => import('./contract.ts'),
  calls: () => import('./calls.ts'),
  desk: () => import('./desk.ts'),
  views: () => import('./views.ts'),
  live: () => import('./live.ts'),
  steps: { none: 'no flow of its own' },
  words: () => import('./setting-words.ts'),
  admin: () => import('./admin.ts'),
} satisfies ApiSlice<typeof contract>;
