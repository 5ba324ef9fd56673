import type { ApiSlice } from '../../shop/slice.ts';
import type * as contract from './contract.ts';
import type { Desks } from './desks.ts';

/** Whom players reach when they need a person. */
export const help = {
  name: 'help',
  refusals: {},
  desk: () => import('./desk.ts'),
  contract: () => import('./contract.ts'),
  calls: () => import('./calls.ts'),
  views: { none: 'nothing is listed' },
  steps: { none: 'no flow of its own' },
  admin: { none: 'the addresses are settings of the environment' },
} satisfies ApiSlice<typeof contract, Desks>;
