import { type Command, accepted } from '../../kernel/index.ts';
import { SampleTakenBack } from './events.ts';

interface TakenBack {
  /** 1/10,000 gem */
  readonly amount: number;
}

/** Bought gems are charged back. */
export const sampleTakeBack: Command<unknown, TakenBack, unknown, never, TakenBack> = {
  name: 'sample-take-back',
  decide: (_state, { amount }) => accepted(SampleTakenBack.of({ amount })),
  reply: (_events, input) => input,
};
