import type { AnySlice } from './slice';

const nothing = async () => ({ none: {} });

/** A slice for tests: it has nothing but what is given. */
export const sampleSlice = (parts: Partial<AnySlice> = {}): AnySlice => ({
  name: 'sample',
  texts: { name: 'sample', ZH: nothing, EN: nothing, RU: nothing, VN: nothing },
  routes: [],
  entries: [],
  dialogs: {},
  evidence: { none: 'it is a sample' },
  ...parts,
});
