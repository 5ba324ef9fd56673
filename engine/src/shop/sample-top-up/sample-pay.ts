import { type Command, accepted } from '../../kernel/index.ts';
import { SamplePaid } from './events.ts';

interface Paid {
  /** 1/10,000 gem */
  readonly amount: number;
}

/** Gems are bought. */
export const samplePay: Command<unknown, Paid, unknown, never, Paid> = {
  name: 'sample-pay',
  decide: (_state, { amount }) => accepted(SamplePaid.of({ amount })),
  reply: (_events, input) => input,
};
