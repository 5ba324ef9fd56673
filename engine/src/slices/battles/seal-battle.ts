import { FULL_SEAL_BEFORE_MS } from '../../fairness/index.ts';
import { type Command, type Moment, type Sealed, accepted } from '../../kernel/index.ts';
import { BattleSealed, BattleVoided } from './events.ts';
import { type Battle, battlePhaseOf } from './state.ts';

/** Notes the signed checkpoint over the frozen battle; voids the battle if that is late. Writes nothing if repeated. */
export const sealBattle: Command<Battle, Sealed, Pick<Moment, 'time'>, never, null> = {
  name: 'seal-battle',
  decide(battle, { size, root, note }, { time }) {
    const { frozen } = battle;
    if (battlePhaseOf(battle) !== 'frozen' || frozen === undefined) return accepted();
    return accepted(
      time > frozen.source.time - FULL_SEAL_BEFORE_MS
        ? BattleVoided.of({ reason: 'late' })
        : BattleSealed.of({ size, root, note }),
    );
  },
  reply: () => null,
};
