import type { WebSlice } from '../../shell/app/slice';
import { texts } from './texts';

/** Says on every page that the shop is a demonstration. */
export const demonstration: WebSlice<'demonstration'> = {
  name: 'demonstration',
  texts,
  routes: [],
  entries: [],
  dialogs: {},
  extras: [{ at: 'late', part: async () => (await import('./Ribbon')).Ribbon }],
  evidence: { none: 'each game proves its own draws' },
};
