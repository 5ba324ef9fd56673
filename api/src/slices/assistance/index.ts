import type { ApiSlice } from '../../shop/slice.ts';
import { refusals } from './refusals.ts';

/** Helping another player into a room, once, by a link. */
export const assistance = {
  name: 'assistance',
  refusals,
  contract: () => import('./contract.ts'),
  calls: () => import('./calls.ts'),
  views: () => import('./views.ts'),
  steps: { none: 'no flow of its own' },
  admin: () => import('./admin.ts'),
} satisfies ApiSlice;
