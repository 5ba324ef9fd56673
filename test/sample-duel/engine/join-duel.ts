import { type Command, type Moment, accepted, rejected } from '../../../engine/src/kernel/index.ts';
import { DuelJoined } from './events.ts';
import type { Duel, Seat } from './state.ts';

export interface JoinDuel extends Seat {
  /** the held stake, in 1/10,000 gem */
  readonly stake: number;
}

/** In order of precedence. */
export type JoinDuelRejection =
  | { readonly code: 'no-duel' }
  | { readonly code: 'duel-full' }
  | { readonly code: 'too-late'; readonly joinBy: number }
  | { readonly code: 'own-duel' }
  | { readonly code: 'other-stake'; readonly stake: number };

/** Takes the second seat with the stake held for it. Writes nothing if repeated. */
export const joinDuel: Command<Duel, JoinDuel, Pick<Moment, 'time'>, JoinDuelRejection, Seat> = {
  name: 'join-duel',
  decide({ phase, joinBy, stake: asked, seats }, { reserved, playerId, stake }, { time }) {
    if (phase === 'none') return rejected({ code: 'no-duel' });
    if (seats[1]?.reserved === reserved) return accepted();
    if (seats.length === 2) return rejected({ code: 'duel-full' });
    if (phase !== 'open' || time >= joinBy) return rejected({ code: 'too-late', joinBy });
    if (seats.some((seat) => seat.playerId === playerId)) return rejected({ code: 'own-duel' });
    if (stake !== asked) return rejected({ code: 'other-stake', stake: asked });
    return accepted(DuelJoined.of({ reserved, playerId }));
  },
  reply: (_events, { reserved, playerId }) => ({ reserved, playerId }),
};
