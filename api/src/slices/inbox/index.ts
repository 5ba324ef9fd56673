import type { ApiSlice } from '../../shop/slice.ts';
import type * as contract from './contract.ts';

/** Each player's notifications: results, payments and deliveries in one list. */
export const inbox = {
  name: 'inbox',
  refusals: {},
  contract: () => import('./contract.ts'),
  calls: () => import('./calls.ts'),
  views: () => import('./views.ts'),
  steps: { none: 'no flow of its own' },
  admin: { none: 'operators see each subject where it is listed' },
} satisfies ApiSlice<typeof contract>;
