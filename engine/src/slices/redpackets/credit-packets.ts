import {
  type Amount,
  type Command,
  type Moment,
  type Place,
  accepted,
  invariant,
} from '../../kernel/index.ts';
import { type Wallet, post } from '../wallet/index.ts';
import { PacketsCredited } from './events.ts';
import { type RedPackets, joinedAt } from './player.ts';

interface CreditPackets {
  readonly rain: string;
  /** the end of the fall */
  readonly closed: Place;
  readonly packets: number;
  readonly amount: Amount;
}

interface State {
  readonly wallet: Wallet;
  readonly redpackets: RedPackets;
}

/** Pays a player's packets. Never refused, because they were grabbed; writes nothing if repeated. */
export const creditPackets: Command<State, CreditPackets, Pick<Moment, 'at'>, never, null> = {
  name: 'credit-packets',
  decide({ wallet, redpackets }, { rain, closed, packets, amount }, { at }) {
    if (joinedAt(redpackets, rain) === undefined) return accepted();
    const posted = post(wallet, 'red-packets', at, { from: 'escrow', to: 'player', amount });
    invariant(posted !== undefined, 'a gift never overdraws');
    return accepted(PacketsCredited.of({ rain, closed, packets, amount }), posted);
  },
  reply: () => null,
};
