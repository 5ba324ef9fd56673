import type { ApiSlice } from '../../shop/slice.ts';
import type * as contract from './contract.ts';
import { refusals } from './refusals.ts';

/** Health of the shop, for operators. */
export const health = {
  name: 'health',
  refusals,
  desk: () => import('./desk.ts'),
  contract: () => import('./contract.ts'),
  calls: () => import('./calls.ts'),
  views: () => import('./views.ts'),
  steps: { none: 'no flow of its own' },
  admin: () => import('./admin.ts'),
} satisfies ApiSlice<typeof contract>;
