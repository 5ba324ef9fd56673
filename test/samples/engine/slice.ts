import { type AnySlice, NO_BOOKS, defineAudit, defineSlice } from '../../../engine/src/kernel/index.ts';

const audit = defineAudit({ events: {}, rules: {}, books: NO_BOOKS, checks: {}, writings: {}, ways: {} });

/** A slice with nothing in it but what a test puts there. */
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

/** What a test says of a slice's audit; the rest is empty. */
export const auditOf = (own: Partial<AnySlice['audit']>): AnySlice['audit'] => ({ ...audit, ...own });
