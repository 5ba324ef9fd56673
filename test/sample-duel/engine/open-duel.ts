import { type Command, accepted, rejected } from '../../../engine/src/kernel/index.ts';
import { DuelOpened } from './events.ts';
import type { Duel, Seat } from './state.ts';

export interface OpenDuel extends Seat {
  /** the held stake, in 1/10,000 gem */
  readonly stake: number;
  /** milliseconds since 1970 */
  readonly joinBy: number;
}

/** In order of precedence. */
export type OpenDuelRejection = { readonly code: 'duel-exists' };

/** Opens a duel with the stake held for its first seat. Writes nothing if repeated. */
export const openDuel: Command<Duel, OpenDuel, unknown, OpenDuelRejection, Seat> = {
  name: 'open-duel',
  decide({ seats: [first] }, { reserved, playerId, stake, joinBy }) {
    if (first?.reserved === reserved) return accepted();
    if (first !== undefined) return rejected({ code: 'duel-exists' });
    return accepted(DuelOpened.of({ reserved, playerId, stake, joinBy }));
  },
  reply: (_events, { reserved, playerId }) => ({ reserved, playerId }),
};
