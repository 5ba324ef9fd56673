import { type Command, type Moment, accepted, rejected } from '../../kernel/index.ts';
import { OrderPaid, SILENCE_MS } from './events.ts';
import type { PaymentState } from './payment.ts';

/** What the provider says was paid, and by whom. */
export interface PayOrder {
  readonly reference: string;
  readonly playerId: string;
  /** minor units of the currency */
  readonly price: number;
  readonly currency: string;
}

/** In order of precedence. */
type PayOrderRejection =
  | { readonly code: 'no-order' }
  /** of another payment, player, amount or currency than the order is */
  | { readonly code: 'payment-mismatch'; readonly of: PaymentMismatch };
type PaymentMismatch = 'reference' | 'player' | 'price' | 'currency';

/** The order's money came: also when the order had ended before. Quiet on repeat. */
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

/** What does not fit an order in what is said of its payment; undefined when all does. */
export function mismatchOf(
  { payment: { order, reference } }: Pick<PaymentState, 'payment'>,
  said: PayOrder,
): PaymentMismatch | undefined {
  if (reference !== undefined && reference !== said.reference) return 'reference';
  if (order?.playerId !== said.playerId) return 'player';
  if (order.price !== said.price) return 'price';
  return order.currency === said.currency ? undefined : 'currency';
}
