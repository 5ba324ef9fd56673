import {
  type Command,
  type Moment,
  type Place,
  accepted,
  invariant,
} from '../../../engine/src/kernel/index.ts';
import { type Wallet, post } from '../../../engine/src/slices/wallet/index.ts';
import { StakeReleased } from './events.ts';
import { type Stakes, stakeOf } from './stakes.ts';

export interface ReleaseStake {
  readonly reserved: Place;
  /** the event that decided it; null if the seat was refused */
  readonly cause: Place | null;
}

interface State {
  readonly wallet: Wallet;
  readonly duel: Stakes;
}

/** Returns a held stake. Never refused; writes nothing if repeated. */
export const releaseStake: Command<State, ReleaseStake, Pick<Moment, 'at'>, never, ReleaseStake> = {
  name: 'release-stake',
  decide({ wallet, duel }, { reserved, cause }, { at }) {
    const held = stakeOf(duel, reserved);
    if (held === undefined) return accepted();
    const posted = post(wallet, 'duel-release', cause ?? at, {
      from: 'escrow',
      to: 'player',
      amount: held.stake,
    });
    invariant(posted !== undefined, 'a release takes nothing of the balance');
    return accepted(StakeReleased.of({ reserved, cause }), posted);
  },
  reply: (_events, input) => input,
};
