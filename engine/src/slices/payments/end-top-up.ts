import { type Command, accepted } from '../../kernel/index.ts';
import type { FollowTopUp } from './credit-top-up.ts';
import { type Ending, TopUpEnded } from './events.ts';
import type { TopUps } from './state.ts';

interface EndTopUp extends FollowTopUp {
  readonly outcome: Ending;
}

/** Ends an order without a payment. Never refused; writes nothing if repeated. */
export const endTopUp: Command<{ readonly payments: TopUps }, EndTopUp, unknown, never, EndTopUp> = {
  name: 'end-top-up',
  decide({ payments }, { ordered, cause, outcome }) {
    const order = payments.orders.get(ordered);
    return order?.phase === 'open'
      ? accepted(TopUpEnded.of({ orderId: order.orderId, ordered, cause, outcome }))
      : accepted();
  },
  reply: (_events, input) => input,
};
