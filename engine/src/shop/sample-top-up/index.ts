// A slice for tests: gems that are bought, and bought gems that are taken back, as measures say them; no gems move.
import { NO_BOOKS, defineAudit, defineSlice, one } from '../../kernel/index.ts';
import { SamplePaid, SampleTakenBack, measures } from './events.ts';
import { samplePay } from './sample-pay.ts';
import { sampleTakeBack } from './sample-take-back.ts';

export { SamplePaid, SampleTakenBack } from './events.ts';

export const topUp = defineSlice({
  name: 'topUp',
  events: { SamplePaid, SampleTakenBack },
  player: { none: 'who counts folds its measures' },
  streams: {},
  commands: { 'sample-pay': samplePay, 'sample-take-back': sampleTakeBack },
  measures,
  rules: [],
  audit: defineAudit({
    events: { SamplePaid, SampleTakenBack },
    rules: {},
    books: NO_BOOKS,
    checks: { SamplePaid: () => undefined, SampleTakenBack: () => undefined },
    writings: {
      'sample-pay': { in: 'player', by: ['provider'], writes: one(SamplePaid) },
      'sample-take-back': { in: 'player', by: ['provider'], writes: one(SampleTakenBack) },
    },
    ways: {},
  }),
});
