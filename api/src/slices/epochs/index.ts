import type { ApiSlice } from '../../shop/slice.ts';
import type * as contract from './contract.ts';

/** When the log was put back, and what became void by it. */
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
