import type { ApiSlice } from '../../shop/slice.ts';
import type { Desks } from './desks.ts';
import { refusals } from './refusals.ts';

/** The moon box: a player's moon chooses the published version that an opening draws from. */
export const moonbox = {
  name: 'moonbox',
  refusals,
  contract: () => import('./contract.ts'),
  calls: () => import('./calls.ts'),
  views: () => import('./views.ts'),
  steps: { none: 'no flow of its own' },
  words: () => import('./setting-words.ts'),
  admin: () => import('./admin.ts'),
} satisfies ApiSlice<object, Desks>;
