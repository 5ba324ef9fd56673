import type { ApiSlice } from '../../shop/slice.ts';
import type * as contract from './contract.ts';
import { refusals } from './refusals.ts';

/** Players of whom nothing is known any more, and what is known of the others for their own eyes. */
export const erasure = {
  name: 'erasure',
  refusals,
  desk: () => import('./desk.ts'),
  contract: () => import('./contract.ts'),
  calls: () => import('./calls.ts'),
  views: () => import('./views.ts'),
  steps: { none: 'no flow of its own: what follows is swept' },
  admin: () => import('./admin.ts'),
} satisfies ApiSlice<typeof contract>;
