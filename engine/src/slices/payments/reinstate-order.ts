import { type Command, type Moment, accepted, rejected } from '../../kernel/index.ts';
import { OrderReinstated, SILENCE_MS } from './events.ts';
import type { PaymentState } from './payment.ts';

export interface ReinstateOrder {
  readonly reference: string;
}

/** In order of precedence. */
export type ReinstateOrderRejection =
  /** not paid, or under another reference */
  | { readonly code: 'not-paid' }
  /** an operator refunded the money: no bank decides about that */
  | { readonly code: 'not-charged-back' };

/** Records that the payer's bank returned a chargeback. Writes nothing if repeated, or without a chargeback. */
export const reinstateOrder: Command<
  PaymentState,
  ReinstateOrder,
  Pick<Moment, 'time'>,
  ReinstateOrderRejection,
  null
> = {
  name: 'reinstate-order',
  decide({ payment: { paid, reference: known, reversed } }, { reference }, { time }) {
    if (paid === undefined || known !== reference) return rejected({ code: 'not-paid' });
    if (reversed === undefined) return accepted();
    return reversed.way === 'chargeback'
      ? accepted(OrderReinstated.of({ reference, due: time + SILENCE_MS }))
      : rejected({ code: 'not-charged-back' });
  },
  reply: () => null,
};
