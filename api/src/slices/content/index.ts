import type { ApiSlice } from '../../shop/slice.ts';
import type * as contract from './contract.ts';
import type { Desks } from './desks.ts';
import { refusals } from './refusals.ts';

/** Texts of the help centre, banners and pictures that operators publish. */
export const content = {
  name: 'content',
  refusals,
  desk: () => import('./desk.ts'),
  contract: () => import('./contract.ts'),
  calls: () => import('./calls.ts'),
  views: { none: 'the folded stream is at hand' },
  steps: { none: 'no flow of its own' },
  words: () => import('./setting-words.ts'),
  admin: () => import('./admin.ts'),
} satisfies ApiSlice<typeof contract, Desks>;
