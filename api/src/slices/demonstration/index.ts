import type { ApiSlice } from '../../shop/slice.ts';
import type * as contract from './contract.ts';
import type { Desks } from './desks.ts';

/** A shop that simulated players play in, and that says so. */
export const demonstration = {
  name: 'demonstration',
  refusals: {},
  desk: () => import('./desk.ts'),
  contract: () => import('./contract.ts'),
  calls: () => import('./calls.ts'),
  views: { none: 'the folded stream is at hand' },
  steps: { none: 'no flow of its own' },
  admin: () => import('./admin.ts'),
} satisfies ApiSlice<typeof contract, Desks>;
