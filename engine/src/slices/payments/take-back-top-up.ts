import {
  type Amount,
  type Command,
  type Moment,
  type Place,
  accepted,
  invariant,
} from '../../kernel/index.ts';
import { post } from '../wallet/index.ts';
import type { FollowTopUp, FollowingState } from './credit-top-up.ts';
import { TopUpTakenBack } from './events.ts';

/** Returns what the return of an order's money takes back now, and what is then owed; in 1/10,000 gem. */
export function backOf(
  { wallet, payments }: FollowingState,
  ordered: Place,
): { readonly taken: Amount; readonly owed: Amount } {
  const order = payments.orders.get(ordered);
  if (order?.phase !== 'credited') return { taken: 0, owed: 0 };
  const due = order.gems + order.gift + order.bonus;
  const taken = Math.min(wallet.balance, due);
  return { taken, owed: due - taken };
}

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
    const { orderId, gems } = order;
    const { taken, owed } = backOf({ wallet, payments }, ordered);
    const back = TopUpTakenBack.of({ orderId, ordered, cause, gems, taken, owed });
    const moved =
      taken === 0 ? [] : post(wallet, 'top-up-back', at, { from: 'player', to: 'mint', amount: taken });
    invariant(moved !== undefined, 'no more is taken than there is');
    return accepted(back, ...[moved].flat());
  },
  reply: (_events, input) => input,
};
