import type { ApiSlice } from '../../shop/slice.ts';
import { refusals } from './refusals.ts';

/** Who runs the shop: how they get in, and what the log says of them. */
export const operators = {
  name: 'operators',
  refusals,
  desk: () => import('./desk.ts'),
  contract: () => import('./contract.ts'),
  calls: () => import('./calls.ts'),
  views: { none: 'the folded stream is at hand' },
  steps: { none: 'no flow of its own' },
  admin: () => import('./admin.ts'),
} satisfies ApiSlice;
