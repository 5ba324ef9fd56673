import type { ApiSlice } from '../../shop/slice.ts';
import { refusals } from './refusals.ts';

/** What VIP levels are given each week, and what the shop announces. */
export const welfare = {
  name: 'welfare',
  refusals,
  contract: () => import('./contract.ts'),
  calls: () => import('./calls.ts'),
  views: () => import('./views.ts'),
  steps: { none: 'no flow of its own' },
  words: () => import('./setting-words.ts'),
  admin: () => import('./admin.ts'),
} satisfies ApiSlice;
