import { type Amount, type Command, idOf, rejected, streamOf } from '../../kernel/index.ts';
import { END_MS } from './events.ts';
import { type ReservingRejection, type SeatContext, type Seating, seatReserved } from './reserve.ts';
import { type SeatFault, type SeatNow, seatFault } from './take-seat.ts';
import type { Battle } from './state.ts';

interface JoinBattle {
  readonly battleId: string;
  /** paid by a card */
  readonly card: boolean;
}

export interface JoinBattleContext extends SeatContext, SeatNow {
  readonly playerId: string;
  /** the battle as decided */
  readonly battle: Battle;
  readonly cardValue: Amount;
  /** keyed hash of the player's device for this battle; null if it is unknown */
  readonly device: string | null;
}

/** In order of precedence. */
export type JoinBattleRejection =
  /** the player created it */
  { readonly code: 'own-battle' } | SeatFault | ReservingRejection;

/** Holds a player's stake for a seat, before the seat is asked for. */
export const joinBattle: Command<Seating, JoinBattle, JoinBattleContext, JoinBattleRejection, null> = {
  name: 'join-battle',
  decide(state, { battleId, card }, context) {
    const { battle, playerId, time, cardValue } = context;
    const { created } = battle;
    if (created !== undefined && idOf(streamOf(created.reserved)) === playerId)
      return rejected({ code: 'own-battle' });
    const asks = state.battles.held.some(({ stream }) => stream === `battle-${battleId}`);
    if (asks) return rejected({ code: 'already-seated' });
    const device = created?.terms.oneADevice === true ? context.device : null;
    const fault = seatFault(battle, { playerId, device }, context);
    if (fault !== undefined || created === undefined) return rejected(fault ?? { code: 'battle-unknown' });
    const { price } = created.terms;
    return seatReserved(
      state,
      { battleId, price, card, device, terms: null, due: time + END_MS, cardValue },
      context,
    );
  },
  reply: () => null,
};
