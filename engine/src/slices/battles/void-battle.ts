import { FULL_SEAL_BEFORE_MS } from '../../fairness/index.ts';
import { BEACON_PATIENCE_MS, type Command, type Moment, accepted, invariant } from '../../kernel/index.ts';
import { BattleVoided, type VoidReason } from './events.ts';
import { type Battle, battlePhaseOf } from './state.ts';

interface VoidBattle {
  readonly reason: VoidReason;
}

/** Voids a full battle that cannot be drawn. Writes nothing if the draw goes on. */
export const voidBattle: Command<Battle, VoidBattle, Pick<Moment, 'time'>, never, null> = {
  name: 'void-battle',
  decide(battle, { reason }, { time }) {
    const { frozen } = battle;
    if (frozen === undefined || battlePhaseOf(battle) !== (reason === 'late' ? 'frozen' : 'sealed'))
      return accepted();
    const { time: round } = frozen.source;
    const due = reason === 'late' ? time > round - FULL_SEAL_BEFORE_MS : time >= round + BEACON_PATIENCE_MS;
    invariant(due, 'a battle is void when its time has come');
    return accepted(BattleVoided.of({ reason }));
  },
  reply: () => null,
};
