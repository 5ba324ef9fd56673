import { type Command, accepted, rejected } from '../../kernel/index.ts';
import { OrderCancelled } from './events.ts';
import type { PaymentState } from './payment.ts';

interface CancelOrderContext {
  /** id of the player who asks */
  readonly by: string;
}

/** In order of precedence. */
type CancelOrderRejection =
  /** there is none, or it is another player's */
  | { readonly code: 'order-unknown' }
  /** it was paid, or has ended */
  | { readonly code: 'order-not-waiting' };

/** Takes a player's own order back while it waits for money. */
export const cancelOrder: Command<PaymentState, unknown, CancelOrderContext, CancelOrderRejection, null> = {
  name: 'cancel-order',
  decide({ payment: { order, ended, paid } }, _input, { by }) {
    if (order?.playerId !== by) return rejected({ code: 'order-unknown' });
    const waits = ended === undefined && paid === undefined;
    return waits ? accepted(OrderCancelled.of({})) : rejected({ code: 'order-not-waiting' });
  },
  reply: () => null,
};
