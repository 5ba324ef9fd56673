// A slice for tests: gems that are bought, and bought gems that are taken back, as measures say them; no gems move.
import { type Command, NO_BOOKS, accepted, defineAudit, defineSlice, one } from '../../kernel/index.ts';
import { SamplePaid, SampleTakenBack, measures } from './events.ts';

export { SamplePaid, SampleTakenBack } from './events.ts';

interface Amount {
  /** 1/10,000 gem */
  readonly amount: number;
}

const pay: Command<unknown, Amount, unknown, never, Amount> = {
  name: 'sample-pay',
  decide: (_state, { amount }) => accepted(SamplePaid.of({ amount })),
  reply: (_events, input) => input,
};

const takeBack: Command<unknown, Amount, unknown, never, Amount> = {
  name: 'sample-take-back',
  decide: (_state, { amount }) => accepted(SampleTakenBack.of({ amount })),
  reply: (_events, input) => input,
};

export const topUp = defineSlice({
  name: 'topUp',
  events: { SamplePaid, SampleTakenBack },
  player: { none: 'who counts folds its measures' },
  streams: {},
  commands: { 'sample-pay': pay, 'sample-take-back': takeBack },
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
