import type { ApiSlice } from '../slice/slice.ts';

/** What players hold beside gems and skins. */
export const props = {
  name: 'props',
  refusals: {},
  contract: { none: 'what activities give is told by their calls' },
  calls: { none: 'what activities give is told by their calls' },
  views: { none: 'what a player holds is in the folded stream' },
  steps: { none: 'no flow of its own' },
  admin: () => import('./admin.ts'),
} satisfies ApiSlice;
