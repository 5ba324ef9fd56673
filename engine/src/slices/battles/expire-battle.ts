import { type Command, accepted, rejected } from '../../kernel/index.ts';
import { BattleCancelled } from './events.ts';
import { type Battle, battlePhaseOf } from './state.ts';
import type { SeatNow } from './take-seat.ts';

/** Its time is not over, and all its versions are in force. */
export interface BattleWaits {
  readonly code: 'battle-waits';
  /** milliseconds since 1970 */
  readonly until: number;
}

/** Cancels a battle that is not full in time, or whose boxes changed. Writes nothing once it waits no more. */
export const expireBattle: Command<Battle, object, Pick<SeatNow, 'time' | 'inForce'>, BattleWaits, null> = {
  name: 'expire-battle',
  decide(battle, _input, { time, inForce }) {
    const { created } = battle;
    if (created === undefined || battlePhaseOf(battle) !== 'waiting') return accepted();
    if (time >= created.waitsUntil) return accepted(BattleCancelled.of({ reason: 'expired' }));
    return created.terms.boxes.every((box) => inForce(box))
      ? rejected({ code: 'battle-waits', until: created.waitsUntil })
      : accepted(BattleCancelled.of({ reason: 'version' }));
  },
  reply: () => null,
};
