import { type Command, type Moment, type Place, accepted } from '../../kernel/index.ts';
import { released, stakeAt } from '../props/index.ts';
import type { Wallet } from '../wallet/index.ts';
import { SharesReleased } from './events.ts';
import type { Wishes } from './player.ts';

interface ReleaseShares {
  readonly reserved: Place;
  /** the event that decided it; null if the shares were refused */
  readonly cause: Place | null;
}

interface State {
  readonly wallet: Wallet;
  readonly wishes: Wishes;
}

/** Returns a held stake whole. Never refused; writes nothing if repeated. */
export const releaseShares: Command<State, ReleaseShares, Pick<Moment, 'at'>, never, null> = {
  name: 'release-shares',
  decide({ wallet, wishes }, { reserved, cause }, { at }) {
    const held = stakeAt(wishes.held, reserved);
    if (held === undefined) return accepted();
    return accepted(
      SharesReleased.of({ wish: held.stream, reserved, cause }),
      ...released({ wallet }, held.stake, 'wish-release', cause ?? at),
    );
  },
  reply: () => null,
};
