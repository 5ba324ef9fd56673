import type { ApiSlice } from '../../shop/slice.ts';
import { refusals } from './refusals.ts';

/** Manual credits and debits. */
export const adjustments = {
  name: 'adjustments',
  refusals,
  desk: () => import('./desk.ts'),
  contract: () => import('./contract.ts'),
  calls: () => import('./calls.ts'),
  views: () => import('./views.ts'),
  steps: { none: 'no flow of its own' },
  words: () => import('./setting-words.ts'),
  admin: () => import('./admin.ts'),
} satisfies ApiSlice;
