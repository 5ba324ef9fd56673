import type { ApiSlice } from '../slice/slice.ts';
import type * as contract from './contract.ts';
import { refusals } from './refusals.ts';

/** Opening boxes. */
export const boxes = {
  name: 'boxes',
  refusals,
  contract: () => import('./contract.ts'),
  calls: () => import('./calls.ts'),
  views: { none: 'in the list of projections for now' },
  admin: { none: 'in the operators’ own list for now' },
} satisfies ApiSlice<typeof contract>;
