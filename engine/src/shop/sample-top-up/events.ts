import { Type } from 'typebox';
import { closed, defineEvent, measured } from '../../kernel/index.ts';

const Amount = closed({
  amount: Type.Integer({ minimum: 1, maximum: 10 ** 13, description: '1/10,000 gem' }),
});

/** Gems were bought. */
export const SamplePaid = defineEvent('SamplePaid', Amount);

/** Gems that were bought were taken back by who paid for them. */
export const SampleTakenBack = defineEvent('SampleTakenBack', Amount);

export const measures = [
  measured(SamplePaid, { paidIn: ({ amount }) => amount }),
  measured(SampleTakenBack, { takenBack: ({ amount }) => amount }),
];
