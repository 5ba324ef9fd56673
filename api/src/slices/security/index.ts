import type { ApiSlice } from '../../shop/slice.ts';

/** Security events, for operators. */
export const security = {
  name: 'security',
  refusals: {},
  desk: () => import('./desk.ts'),
  contract: { none: 'operators see it among their resources' },
  calls: { none: 'operators see it among their resources' },
  views: { none: 'its rows stand beside the log, and come from calls' },
  steps: { none: 'no flow of its own' },
  admin: () => import('./admin.ts'),
} satisfies ApiSlice;
