import { type Amount, type Command, type Place, accepted } from '../../../engine/src/kernel/index.ts';
import { settled, stakeAt } from '../../../engine/src/slices/props/index.ts';
import type { Wallet } from '../../../engine/src/slices/wallet/index.ts';
import { StakeSettled } from './events.ts';
import type { Stakes } from './stakes.ts';

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
    const held = stakeAt(duel.held, reserved);
    if (held === undefined) return accepted();
    const { stake } = held;
    const gains = won === 0 ? { won: 0 } : { won: won - stake.gems, back: true };
    return accepted(
      StakeSettled.of({ reserved, cause, stake: stake.gems, won }),
      ...settled({ wallet }, stake, { reason: 'duel-settle', cause, ...gains }),
    );
  },
  reply: (_events, input) => input,
};
