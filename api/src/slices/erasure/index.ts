import type { ApiSlice } from '../../shop/slice.ts';
import type * as contract from './contract.ts';
import { refusals } from './refusals.ts';

/** Deleting accounts, and exporting the personal data of others to themselves. */
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
