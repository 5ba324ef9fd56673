import type { ApiSlice } from '../../shop/slice.ts';
import { refusals } from './refusals.ts';

/** Weekly benefits of VIP levels, and announcements. */
export const welfare = {
  name: 'welfare',
  refusals,
  contract: () => import('./contract.ts'),
  calls: () => import('./calls.ts'),
  views: () => import('./views.ts'),
  steps: { none: 'no flow of its own' },
  words: () => import('./setting-words.ts'),
  admin: () => import('./admin.ts'),
} satisfies ApiSlice;
