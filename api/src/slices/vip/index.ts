import type { ApiSlice } from '../../shop/slice.ts';
import { refusals } from './refusals.ts';

/** VIP levels reached by buying gems, and their bonuses. */
export const vip = {
  name: 'vip',
  refusals,
  contract: () => import('./contract.ts'),
  calls: () => import('./calls.ts'),
  views: () => import('./views.ts'),
  steps: { none: 'no flow of its own' },
  words: () => import('./setting-words.ts'),
  admin: () => import('./admin.ts'),
} satisfies ApiSlice;
