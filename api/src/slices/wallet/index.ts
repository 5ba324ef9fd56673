import type { ApiSlice } from '../../shop/slice.ts';
import { refusals } from './refusals.ts';

/** Double-entry accounts of gems. */
export const wallet = {
  name: 'wallet',
  refusals,
  contract: () => import('./contract.ts'),
  calls: () => import('./calls.ts'),
  views: () => import('./views.ts'),
  steps: { none: 'no flow of its own' },
  admin: () => import('./admin.ts'),
} satisfies ApiSlice;
