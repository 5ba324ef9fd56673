import { type Command, type Moment, type Place, accepted } from '../../kernel/index.ts';
import { released, stakeAt } from '../props/index.ts';
import type { Wallet } from '../wallet/index.ts';
import { SeatReleased } from './events.ts';
import type { Battles } from './player.ts';

interface ReleaseSeat {
  readonly reserved: Place;
  /** the event that decided it; null if the seat was refused */
  readonly cause: Place | null;
}

interface State {
  readonly wallet: Wallet;
  readonly battles: Battles;
}

/** Returns a held stake whole. Never refused; writes nothing if repeated. */
export const releaseSeat: Command<State, ReleaseSeat, Pick<Moment, 'at'>, never, null> = {
  name: 'release-seat',
  decide({ wallet, battles }, { reserved, cause }, { at }) {
    const held = stakeAt(battles.held, reserved);
    if (held === undefined) return accepted();
    const { stake, stream: battle } = held;
    return accepted(
      SeatReleased.of({ battle, reserved, cause, card: 'prop' in stake }),
      ...released({ wallet }, stake, 'battle-release', cause ?? at),
    );
  },
  reply: () => null,
};
