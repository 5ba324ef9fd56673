import type { ApiSlice } from '../../shop/slice.ts';
import type * as contract from './contract.ts';

/** Live channels: other players' events once they have landed. */
export const live = {
  name: 'live',
  refusals: {},
  contract: () => import('./contract.ts'),
  calls: () => import('./calls.ts'),
  views: { none: 'it tells of the log as it grows, and keeps nothing' },
  steps: { none: 'no flow of its own' },
  admin: { none: 'operators see its connections on their first page' },
} satisfies ApiSlice<typeof contract>;
