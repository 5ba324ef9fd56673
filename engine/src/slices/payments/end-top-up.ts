import { type Command, accepted } from '../../kernel/index.ts';
import type { FollowTopUp } from './credit-top-up.ts';
import { TopUpEnded } from './events.ts';
import type { TopUps } from './state.ts';

interface EndTopUp extends FollowTopUp {
  readonly outcome: 'expired' | 'failed';
}

/** No money came for the order. Never refused; quiet on repeat. */
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
