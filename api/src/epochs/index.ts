import type { ApiSlice } from '../slice/slice.ts';

/** When the log was put back, and what became void by it. */
export const epochs = {
  name: 'epochs',
  refusals: {},
  contract: { none: 'an epoch is opened when the shop starts' },
  calls: { none: 'an epoch is opened when the shop starts' },
  views: { none: 'the folded stream is at hand' },
  steps: { none: 'no flow of its own' },
  admin: () => import('./admin.ts'),
} satisfies ApiSlice;
