import type { ApiSlice } from '../../shop/slice.ts';
import type * as contract from './contract.ts';
import { refusals } from './refusals.ts';

/** Players invite friends and get a share of the gems that friends bought and played. */
export const promotion = {
  name: 'promotion',
  refusals,
  desk: () => import('./desk.ts'),
  contract: () => import('./contract.ts'),
  calls: () => import('./calls.ts'),
  views: () => import('./views.ts'),
  steps: () => import('./steps.ts'),
  words: () => import('./setting-words.ts'),
  admin: () => import('./admin.ts'),
} satisfies ApiSlice<typeof contract>;
