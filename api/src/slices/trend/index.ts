import type { ApiSlice } from '../../shop/slice.ts';
import type * as contract from './contract.ts';
import { refusals } from './refusals.ts';

/** A player's own past numbers, and with a card those of all players. */
export const trend = {
  name: 'trend',
  refusals,
  contract: () => import('./contract.ts'),
  calls: () => import('./calls.ts'),
  views: () => import('./views.ts'),
  steps: { none: 'no flow of its own' },
  admin: { none: 'operators see plays where they are listed' },
} satisfies ApiSlice<typeof contract>;
