import type { ApiSlice } from '../../shop/slice.ts';
import type * as contract from './contract.ts';

/** Restores of the log, and the seed chains that they voided. */
export const epochs = {
  name: 'epochs',
  refusals: {},
  desk: () => import('./desk.ts'),
  contract: () => import('./contract.ts'),
  calls: () => import('./calls.ts'),
  views: () => import('./views.ts'),
  steps: { none: 'no flow of its own' },
  admin: () => import('./admin.ts'),
} satisfies ApiSlice<typeof contract>;
