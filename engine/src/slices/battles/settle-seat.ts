import { type Amount, type Command, type Place, accepted } from '../../kernel/index.ts';
import { settled, stakeAt } from '../props/index.ts';
import type { Wallet } from '../wallet/index.ts';
import { SeatSettled } from './events.ts';
import type { Battles } from './player.ts';

interface SettleSeat {
  readonly reserved: Place;
  /** the end of the show */
  readonly cause: Place;
  /** of the items that the seat gets */
  readonly value: Amount;
  /** of `shared` */
  readonly share: Amount;
}

interface State {
  readonly wallet: Wallet;
  readonly battles: Battles;
}

/** Gives a stake to the house and pays the share. Never refused, because it was decided; writes nothing if repeated. */
export const settleSeat: Command<State, SettleSeat, unknown, never, null> = {
  name: 'settle-seat',
  decide({ wallet, battles }, { reserved, cause, value, share }) {
    const held = stakeAt(battles.held, reserved);
    if (held === undefined) return accepted();
    const { stake, stream: battle } = held;
    const card = 'prop' in stake;
    const gems = card ? 0 : stake.gems;
    return accepted(
      SeatSettled.of({ battle, reserved, cause, gems, card, value, share }),
      ...settled({ wallet }, stake, { reason: 'battle-settle', cause, won: share }),
    );
  },
  reply: () => null,
};
