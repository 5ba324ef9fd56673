import { type Command, type Moment, type Place, accepted } from '../../kernel/index.ts';
import { released, stakeAt } from '../props/index.ts';
import type { Wallet } from '../wallet/index.ts';
import { PressReleased } from './events.ts';
import type { Luckycard } from './player.ts';

interface State {
  readonly wallet: Wallet;
  readonly luckycard: Luckycard;
}

/** Returns the gems of a press that its deck refused. Never refused; writes nothing if repeated. */
export const releasePress: Command<State, { readonly reserved: Place }, Pick<Moment, 'at'>, never, null> = {
  name: 'release-press',
  decide({ wallet, luckycard }, { reserved }, { at }) {
    const held = stakeAt(luckycard.held, reserved);
    if (held === undefined) return accepted();
    return accepted(
      PressReleased.of({ deck: held.stream, reserved }),
      ...released({ wallet }, held.stake, 'luckycard-release', at),
    );
  },
  reply: () => null,
};
