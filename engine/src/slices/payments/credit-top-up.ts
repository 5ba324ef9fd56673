import { type Command, type Moment, type Place, accepted, invariant } from '../../kernel/index.ts';
import type { Wallet } from '../wallet/index.ts';
import { TopUpCredited } from './events.ts';
import { postedInTurn } from './posted-in-turn.ts';
import type { TopUpTerms, TopUps } from './state.ts';

export interface FollowTopUp {
  /** place of the order */
  readonly ordered: Place;
  /** place of the event about its payment */
  readonly cause: Place;
}

export interface FollowingState {
  readonly wallet: Wallet;
  readonly payments: TopUps;
}

export interface CreditTopUpContext extends Pick<Moment, 'at'> {
  /** the terms in the payment's stream: the player's stream forgets an order that ended unpaid */
  readonly terms: Omit<TopUpTerms, 'place'> | undefined;
}

/** Credits a paid order's gems, gift and bonus, less the debt. Never refused; writes nothing if repeated. */
export const creditTopUp: Command<FollowingState, FollowTopUp, CreditTopUpContext, never, FollowTopUp> = {
  name: 'credit-top-up',
  decide({ wallet, payments }, { ordered, cause }, { at, terms }) {
    const known = payments.orders.get(ordered);
    if (known !== undefined && known.phase !== 'open') return accepted();
    const order = known ?? terms;
    invariant(order !== undefined, 'what is paid was ordered');
    const { orderId, gems, gift, bonus } = order;
    const settled = Math.min(payments.debt, gems + gift + bonus);
    const late = known === undefined;
    return accepted(
      TopUpCredited.of({ orderId, ordered, cause, gems, gift, bonus, settled, late }),
      ...postedInTurn(wallet, at, [
        ['top-up', { from: 'mint', to: 'player', amount: gems }],
        ['top-up-gift', { from: 'mint', to: 'player', amount: gift }],
        ['top-up-bonus', { from: 'mint', to: 'player', amount: bonus }],
        ['top-up-debt', { from: 'player', to: 'mint', amount: settled }],
      ]),
    );
  },
  reply: (_events, input) => input,
};
