import type { ApiSlice } from '../../shop/slice.ts';
import type * as contract from './contract.ts';

/** The home page: key figures, new boxes, latest drops. */
export const home = {
  name: 'home',
  refusals: {},
  desk: () => import('./desk.ts'),
  contract: () => import('./contract.ts'),
  calls: () => import('./calls.ts'),
  views: { none: 'the record of opens says where the latest stand' },
  live: () => import('./live.ts'),
  steps: { none: 'no flow of its own' },
  admin: { none: 'it shows what others keep' },
} satisfies ApiSlice<typeof contract>;
