import {
  type Amount,
  type Command,
  type Moment,
  accepted,
  rejected,
} from '../../../engine/src/kernel/index.ts';
import { type Wallet, post } from '../../../engine/src/slices/wallet/index.ts';
import { STAKE_MAX, StakeReserved } from './events.ts';
import type { HeldStake } from './stakes.ts';

/** Time to join a duel: 5 minutes, in milliseconds. */
export const JOIN_MS = 300_000;

export type ReserveStake = Pick<HeldStake, 'duel' | 'seat' | 'stake'>;

/** In order of precedence. Amounts in 1/10,000 gem. */
export type ReserveStakeRejection =
  | { readonly code: 'stake-out-of-range'; readonly max: Amount }
  | { readonly code: 'insufficient-gems'; readonly cost: Amount; readonly balance: Amount };

/** Holds a player's gems for a seat, before the seat is requested of the duel. */
export const reserveStake: Command<
  { wallet: Wallet },
  ReserveStake,
  Moment,
  ReserveStakeRejection,
  ReserveStake
> = {
  name: 'reserve-stake',
  decide({ wallet }, { duel, seat, stake }, { time, at }) {
    if (!Number.isSafeInteger(stake) || stake < 1 || stake > STAKE_MAX)
      return rejected({ code: 'stake-out-of-range', max: STAKE_MAX });
    const held = post(wallet, 'duel-stake', at, { from: 'player', to: 'escrow', amount: stake });
    if (held === undefined)
      return rejected({ code: 'insufficient-gems', cost: stake, balance: wallet.balance });
    const due = seat === 'first' ? time + JOIN_MS : time;
    return accepted(StakeReserved.of({ duel, seat, stake, due }), held);
  },
  reply: (_events, input) => input,
};
