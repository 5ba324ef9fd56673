import type { ApiSlice } from '../../shop/slice.ts';
import { refusals } from './refusals.ts';

/** Rules of games, published before they take effect. */
export const rules = {
  name: 'rules',
  refusals,
  contract: { none: 'rules are shown by the games that play by them' },
  calls: { none: 'rules are shown by the games that play by them' },
  views: { none: 'the folded streams are at hand' },
  steps: { none: 'no flow of its own' },
  words: () => import('./setting-words.ts'),
  admin: () => import('./admin.ts'),
} satisfies ApiSlice;
