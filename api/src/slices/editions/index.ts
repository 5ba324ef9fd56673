import type { ApiSlice } from '../../shop/slice.ts';

/** Rules and event versions that bind a log. */
export const editions = {
  name: 'editions',
  refusals: {},
  contract: { none: 'an edition is opened when the shop starts' },
  calls: { none: 'an edition is opened when the shop starts' },
  views: { none: 'the folded stream is at hand' },
  steps: { none: 'no flow of its own' },
  admin: () => import('./admin.ts'),
} satisfies ApiSlice;
