import { type AnySlice, NO_BOOKS, defineAudit, defineSlice } from '../../../engine/src/kernel/index.ts';

const audit = defineAudit({ events: {}, rules: {}, books: NO_BOOKS, checks: {}, writings: {}, ways: {} });

/** An empty slice with the members that a test gives. */
export const sliceOf = (name: string, own: Partial<AnySlice> = {}): AnySlice => ({
  ...defineSlice({
    name,
    events: {},
    player: { none: 'a test' },
    streams: {},
    commands: {},
    measures: [],
    rules: [],
    audit,
  }),
  ...own,
});

/** An empty audit with the members that a test gives. */
export const auditOf = (own: Partial<AnySlice['audit']>): AnySlice['audit'] => ({ ...audit, ...own });
