import type { ApiSlice } from '../../shop/slice.ts';

/** What other sites show of shared pages: a title, and a picture made by the service (Open Graph). */
export const previews = {
  name: 'previews',
  refusals: {},
  desk: () => import('./desk.ts'),
  contract: { none: 'pages and pictures are no calls' },
  calls: { none: 'pages and pictures are no calls' },
  views: { none: 'it asks the lists of what it shows' },
  steps: { none: 'no flow of its own' },
  admin: { none: 'it shows what anybody may see' },
} satisfies ApiSlice;
