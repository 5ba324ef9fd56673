import {
  type Amount,
  type Command,
  type Place,
  accepted,
  invariant,
} from '../../../engine/src/kernel/index.ts';
import { type Posting, type Wallet, post } from '../../../engine/src/slices/wallet/index.ts';
import { StakeSettled } from './events.ts';
import { type Stakes, stakeOf } from './stakes.ts';

export interface SettleStake {
  readonly reserved: Place;
  /** the draw */
  readonly cause: Place;
  /** both stakes, or 0 */
  readonly won: Amount;
}

interface State {
  readonly wallet: Wallet;
  readonly duel: Stakes;
}

/** Pays out a held stake or gives it to the house. Never refused, because it was decided; writes nothing if repeated. */
export const settleStake: Command<State, SettleStake, unknown, never, SettleStake> = {
  name: 'settle-stake',
  decide({ wallet, duel }, { reserved, cause, won }) {
    const held = stakeOf(duel, reserved);
    if (held === undefined) return accepted();
    const { stake } = held;
    const posted = post(wallet, 'duel-settle', cause, ...postingsOf(stake, won));
    invariant(posted !== undefined, 'a settlement takes nothing of the balance');
    return accepted(StakeSettled.of({ reserved, cause, stake, won }), posted);
  },
  reply: (_events, input) => input,
};

const postingsOf = (stake: Amount, won: Amount): Posting[] =>
  won === 0
    ? [{ from: 'escrow', to: 'house', amount: stake }]
    : [
        { from: 'escrow', to: 'player', amount: stake },
        { from: 'house', to: 'player', amount: won - stake },
      ];
