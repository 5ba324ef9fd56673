import type { ApiSlice } from '../../shop/slice.ts';

/** Health of the shop, for operators. */
export const health = {
  name: 'health',
  refusals: {},
  desk: () => import('./desk.ts'),
  contract: { none: 'operators see it among their resources' },
  calls: { none: 'operators see it among their resources' },
  views: () => import('./views.ts'),
  steps: { none: 'no flow of its own' },
  admin: () => import('./admin.ts'),
} satisfies ApiSlice;
