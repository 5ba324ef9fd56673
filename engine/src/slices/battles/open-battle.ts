import { type Sha256Hex, entrantOf } from '../../fairness/index.ts';
import { type Command, type Moment, accepted, idOf, rejected, streamOf } from '../../kernel/index.ts';
import { BattleCreated, SeatTaken, type Terms, WAIT_MS } from './events.ts';
import type { Battle } from './state.ts';
import type { SeatNow, TakeSeat } from './take-seat.ts';

interface OpenBattle extends TakeSeat {
  readonly terms: Terms;
}

interface OpenBattleContext extends Pick<Moment, 'time'>, Pick<SeatNow, 'inForce'> {
  readonly hash: Sha256Hex;
}

/** In order of precedence. */
export type OpenBattleRejection = { readonly code: 'battle-known' } | { readonly code: 'stale-version' };

/** Creates a battle with the stake held for its first seat. Writes nothing if repeated. */
export const openBattle: Command<Battle, OpenBattle, OpenBattleContext, OpenBattleRejection, null> = {
  name: 'open-battle',
  decide({ created }, { reserved, userSeed, device, terms }, { time, hash, inForce }) {
    if (created?.reserved === reserved) return accepted();
    if (created !== undefined) return rejected({ code: 'battle-known' });
    if (!terms.boxes.every((box) => inForce(box))) return rejected({ code: 'stale-version' });
    const entrant = entrantOf(hash, idOf(streamOf(reserved)));
    return accepted(
      BattleCreated.of({ reserved, terms, waitsUntil: time + WAIT_MS }),
      SeatTaken.of({ n: 1, reserved, entrant, userSeed, device }),
    );
  },
  reply: () => null,
};
