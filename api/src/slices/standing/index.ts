import type { ApiSlice } from '../../shop/slice.ts';
import { refusals } from './refusals.ts';

/** Suspensions of players. */
export const standing = {
  name: 'standing',
  refusals,
  contract: () => import('./contract.ts'),
  calls: () => import('./calls.ts'),
  views: { none: 'the folded stream is at hand' },
  details: () => import('./words.ts'),
  steps: { none: 'no flow of its own' },
  admin: () => import('./admin.ts'),
} satisfies ApiSlice;
