import { type Command, type Moment, accepted, rejected } from '../../kernel/index.ts';
import { OrderReversed, SILENCE_MS } from './events.ts';
import type { PaymentState } from './payment.ts';

interface ReverseOrder {
  readonly reference: string;
  readonly way: 'refund' | 'chargeback';
}

/** In order of precedence. */
type ReverseOrderRejection =
  /** nothing was paid, or under another reference */
  { readonly code: 'not-paid' };

/** The payer has the money again. Quiet on repeat, and when it was given back in another way before. */
export const reverseOrder: Command<
  PaymentState,
  ReverseOrder,
  Pick<Moment, 'time'>,
  ReverseOrderRejection,
  null
> = {
  name: 'reverse-order',
  decide({ payment: { paid, reference: known, reversed, asked = null } }, { reference, way }, { time }) {
    if (paid === undefined || known !== reference) return rejected({ code: 'not-paid' });
    return reversed === undefined
      ? accepted(OrderReversed.of({ reference, way, asked, due: time + SILENCE_MS }))
      : accepted();
  },
  reply: () => null,
};
