import { type Command, type Moment, accepted, rejected } from '../../kernel/index.ts';
import { OrderPaid, SILENCE_MS } from './events.ts';
import type { PaymentState } from './payment.ts';

/** The provider's statement of who paid what. */
export interface PayOrder {
  readonly reference: string;
  readonly playerId: string;
  /** minor units of the currency */
  readonly price: number;
  readonly currency: string;
}

/** In order of precedence. */
export type PayOrderRejection =
  | { readonly code: 'no-order' }
  /** the payment, player, amount or currency differs from the order's */
  | { readonly code: 'payment-mismatch'; readonly of: PaymentMismatch };
export type PaymentMismatch = 'reference' | 'player' | 'price' | 'currency';

/** Records the payment of an order, even if the order had ended before. Writes nothing if repeated. */
export const payOrder: Command<PaymentState, PayOrder, Pick<Moment, 'time'>, PayOrderRejection, null> = {
  name: 'pay-order',
  decide({ payment }, input, { time }) {
    const { order, ended, paid } = payment;
    if (order === undefined) return rejected({ code: 'no-order' });
    const of = mismatchOf({ payment }, input);
    if (of !== undefined) return rejected({ code: 'payment-mismatch', of });
    if (paid !== undefined) return accepted();
    const { reference, price, currency } = input;
    return accepted(
      OrderPaid.of({ reference, price, currency, late: ended !== undefined, due: time + SILENCE_MS }),
    );
  },
  reply: () => null,
};

/** Returns what in a payment does not match its order; undefined if everything does. */
export function mismatchOf(
  { payment: { order, reference } }: Pick<PaymentState, 'payment'>,
  said: PayOrder,
): PaymentMismatch | undefined {
  if (reference !== undefined && reference !== said.reference) return 'reference';
  if (order?.playerId !== said.playerId) return 'player';
  if (order.price !== said.price) return 'price';
  return order.currency === said.currency ? undefined : 'currency';
}
