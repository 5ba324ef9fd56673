import type { ApiSlice } from '../../shop/slice.ts';
import { refusals } from './refusals.ts';

/** Daily sign-in: a board of seven days, and one of the month. */
export const signin = {
  name: 'signin',
  refusals,
  contract: () => import('./contract.ts'),
  calls: () => import('./calls.ts'),
  views: () => import('./views.ts'),
  steps: { none: 'no flow of its own' },
  words: () => import('./setting-words.ts'),
  admin: () => import('./admin.ts'),
} satisfies ApiSlice;
