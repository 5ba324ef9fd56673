import { type Amount, type Command, type Moment, accepted, invariant, rejected } from '../../kernel/index.ts';
import { WalletPosted, post } from '../wallet/index.ts';
import type { FollowingState } from './credit-top-up.ts';
import { TopUpDebtSettled } from './events.ts';

/** In order of precedence. */
export type SettleDebtRejection =
  | { readonly code: 'no-debt' }
  | { readonly code: 'insufficient-gems'; readonly cost: Amount; readonly balance: Amount };

/** Pays the debt with the player's gems, as far as they go. */
export const settleDebt: Command<
  FollowingState,
  unknown,
  Pick<Moment, 'at'>,
  SettleDebtRejection,
  { readonly balance: Amount }
> = {
  name: 'settle-debt',
  decide({ wallet, payments }, _input, { at }) {
    if (payments.debt === 0) return rejected({ code: 'no-debt' });
    const amount = Math.min(wallet.balance, payments.debt);
    if (amount === 0) return rejected({ code: 'insufficient-gems', cost: payments.debt, balance: 0 });
    const posted = post(wallet, 'top-up-debt', at, { from: 'player', to: 'mint', amount });
    invariant(posted !== undefined, 'no more is given than there is');
    return accepted(TopUpDebtSettled.of({ amount }), posted);
  },
  reply: (events) => ({ balance: events.find(WalletPosted.is)?.data.balance ?? 0 }),
};
