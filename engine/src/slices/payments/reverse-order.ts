import { type Command, type Moment, accepted, rejected } from '../../kernel/index.ts';
import { OrderReversed, SILENCE_MS } from './events.ts';
import type { PaymentState } from './payment.ts';

export interface ReverseOrder {
  readonly reference: string;
  readonly way: 'refund' | 'chargeback';
}

/** In order of precedence. */
export type ReverseOrderRejection =
  /** not paid, or under another reference */
  { readonly code: 'not-paid' };

/** Records that the payer has the money back. Writes nothing if repeated, or if it was returned in another way before. */
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
