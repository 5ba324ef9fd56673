import type { ApiSlice } from '../slice/slice.ts';
import type * as contract from './contract.ts';

/** A player's own numbers, one after the other. */
export const trend = {
  name: 'trend',
  refusals: {},
  contract: () => import('./contract.ts'),
  calls: () => import('./calls.ts'),
  views: { none: 'numbers are read where they stand in the log' },
  steps: { none: 'no flow of its own' },
  admin: { none: 'operators see plays where they are listed' },
} satisfies ApiSlice<typeof contract>;
