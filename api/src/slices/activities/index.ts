import type { ApiSlice } from '../../shop/slice.ts';
import type { Desks } from './desks.ts';
import { refusals } from './refusals.ts';

/** Activities: deeds within a time bring rewards, step by step. */
export const activities = {
  name: 'activities',
  refusals,
  contract: () => import('./contract.ts'),
  calls: () => import('./calls.ts'),
  views: () => import('./views.ts'),
  steps: { none: 'no flow of its own' },
  words: () => import('./setting-words.ts'),
  admin: () => import('./admin.ts'),
} satisfies ApiSlice<object, Desks>;
