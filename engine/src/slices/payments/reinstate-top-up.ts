import { type Command, type Moment, accepted, invariant } from '../../kernel/index.ts';
import type { FollowTopUp, FollowingState } from './credit-top-up.ts';
import { TopUpReinstated } from './events.ts';
import { postedInTurn } from './posted-in-turn.ts';

/** Credits gems, gift and bonus again when the money is back, less the debt. Never refused; writes nothing if repeated. */
export const reinstateTopUp: Command<FollowingState, FollowTopUp, Pick<Moment, 'at'>, never, FollowTopUp> = {
  name: 'reinstate-top-up',
  decide({ wallet, payments }, { ordered, cause }, { at }) {
    const order = payments.orders.get(ordered);
    invariant(order !== undefined, 'what comes again was ordered');
    if (order.phase !== 'taken-back') return accepted();
    const { orderId, gems, gift, bonus } = order;
    const amount = gems + gift + bonus;
    const settled = Math.min(payments.debt, amount);
    return accepted(
      TopUpReinstated.of({ orderId, ordered, cause, gems, gift, bonus, settled }),
      ...postedInTurn(wallet, at, [
        ['top-up-again', { from: 'mint', to: 'player', amount }],
        ['top-up-debt', { from: 'player', to: 'mint', amount: settled }],
      ]),
    );
  },
  reply: (_events, input) => input,
};
