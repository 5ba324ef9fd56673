import type { ApiSlice } from '../../shop/slice.ts';
import { refusals } from './refusals.ts';

/** Operators: their logins, and decisions about them. */
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
