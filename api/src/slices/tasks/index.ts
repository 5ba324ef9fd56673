import type { ApiSlice } from '../../shop/slice.ts';
import { refusals } from './refusals.ts';

/** Daily, weekly and monthly tasks, and their boxes. */
export const tasks = {
  name: 'tasks',
  refusals,
  contract: () => import('./contract.ts'),
  calls: () => import('./calls.ts'),
  views: () => import('./views.ts'),
  steps: { none: 'no flow of its own' },
  words: () => import('./setting-words.ts'),
  admin: () => import('./admin.ts'),
} satisfies ApiSlice;
