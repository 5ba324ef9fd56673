import type { AccountsDesk } from '../accounts/desk.ts';
import type { ApiSlice } from '../../shop/slice.ts';
import { refusals } from './refusals.ts';

/** Seasons, new year first. */
export const newyear = {
  name: 'newyear',
  refusals,
  contract: () => import('./contract.ts'),
  calls: () => import('./calls.ts'),
  views: () => import('./views.ts'),
  steps: { none: 'no flow of its own' },
  words: () => import('./setting-words.ts'),
  admin: () => import('./admin.ts'),
} satisfies ApiSlice<object, { readonly accounts: AccountsDesk }>;
