import type { ApiSlice } from '../../shop/slice.ts';
import { refusals } from './refusals.ts';

/** Players' own limits, breaks and exclusions. */
export const limits = {
  name: 'limits',
  refusals,
  desk: () => import('./desk.ts'),
  contract: () => import('./contract.ts'),
  calls: () => import('./calls.ts'),
  views: () => import('./views.ts'),
  details: () => import('./words.ts'),
  steps: { none: 'no flow of its own' },
  words: () => import('./setting-words.ts'),
  admin: () => import('./admin.ts'),
} satisfies ApiSlice;
