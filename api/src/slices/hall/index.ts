import type { ApiSlice } from '../../shop/slice.ts';
import type * as contract from './contract.ts';
import { refusals } from './refusals.ts';

/** Public pages about upgrades: the hall, players, targets, and replays. */
export const hall = {
  name: 'hall',
  refusals,
  contract: () => import('./contract.ts'),
  calls: () => import('./calls.ts'),
  views: () => import('./views.ts'),
  live: () => import('./live.ts'),
  steps: { none: 'no flow of its own' },
  admin: { none: 'operators see upgrades where they are played' },
} satisfies ApiSlice<typeof contract>;
