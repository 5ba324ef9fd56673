import type { ApiSlice } from '../../shop/slice.ts';
import type { Desks } from './desks.ts';
import { refusals } from './refusals.ts';

/** The first day of a new player. */
export const newcomers = {
  name: 'newcomers',
  refusals,
  contract: () => import('./contract.ts'),
  calls: () => import('./calls.ts'),
  views: () => import('./views.ts'),
  steps: { none: 'no flow of its own' },
  words: () => import('./setting-words.ts'),
  admin: () => import('./admin.ts'),
} satisfies ApiSlice<object, Desks>;
