import { type Command, type Moment, type Place, accepted } from '../../../engine/src/kernel/index.ts';
import { released, stakeAt } from '../../../engine/src/slices/props/index.ts';
import type { Wallet } from '../../../engine/src/slices/wallet/index.ts';
import { StakeReleased } from './events.ts';
import type { Stakes } from './stakes.ts';

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
    const held = stakeAt(duel.held, reserved);
    if (held === undefined) return accepted();
    return accepted(
      StakeReleased.of({ reserved, cause }),
      ...released({ wallet }, held.stake, 'duel-release', cause ?? at),
    );
  },
  reply: (_events, input) => input,
};
