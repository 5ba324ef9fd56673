import type { ApiSlice } from '../../shop/slice.ts';
import { refusals } from './refusals.ts';

/** Tasks of the day, the week and the month, and the boxes that they lead to. */
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
