import { type Command, type Moment, accepted, invariant } from '../../kernel/index.ts';
import { post } from '../wallet/index.ts';
import type { FollowTopUp, FollowingState } from './credit-top-up.ts';
import { TopUpTakenBack } from './events.ts';

/**
 * Deducts gems, gift and bonus after the payer got the money back, as far as they are there; the rest is owed.
 * Never refused; writes nothing if repeated.
 */
export const takeBackTopUp: Command<FollowingState, FollowTopUp, Pick<Moment, 'at'>, never, FollowTopUp> = {
  name: 'take-back-top-up',
  decide({ wallet, payments }, { ordered, cause }, { at }) {
    const order = payments.orders.get(ordered);
    invariant(order !== undefined, 'what is taken back was ordered');
    if (order.phase !== 'credited') return accepted();
    const { orderId, gems, gift, bonus } = order;
    const due = gems + gift + bonus;
    const taken = Math.min(wallet.balance, due);
    const back = TopUpTakenBack.of({ orderId, ordered, cause, gems, taken, owed: due - taken });
    const moved =
      taken === 0 ? [] : post(wallet, 'top-up-back', at, { from: 'player', to: 'mint', amount: taken });
    invariant(moved !== undefined, 'no more is taken than there is');
    return accepted(back, ...[moved].flat());
  },
  reply: (_events, input) => input,
};
