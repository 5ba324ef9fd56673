import { type Command, type EventData, accepted } from '../../kernel/index.ts';
import { OrderCreated } from './events.ts';
import type { PaymentState } from './payment.ts';

export type CreateOrder = EventData<typeof OrderCreated>;

/** Begins the conversation about an order's payment. Never refused; writes nothing if repeated. */
export const createOrder: Command<PaymentState, CreateOrder, unknown, never, null> = {
  name: 'create-order',
  decide: ({ payment }, order) =>
    payment.order === undefined ? accepted(OrderCreated.of(order)) : accepted(),
  reply: () => null,
};
