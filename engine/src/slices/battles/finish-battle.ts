import { type Command, type Moment, accepted, invariant } from '../../kernel/index.ts';
import { BattleFinished } from './events.ts';
import { type Battle, battlePhaseOf } from './state.ts';
import { showOf } from './times.ts';

/** Ends the show of a drawn battle: from here on money and items move. Writes nothing if repeated. */
export const finishBattle: Command<Battle, object, Pick<Moment, 'time'>, never, null> = {
  name: 'finish-battle',
  decide(battle, _input, { time }) {
    const { created, drawn } = battle;
    if (battlePhaseOf(battle) !== 'drawn' || created === undefined || drawn === undefined) return accepted();
    const { endsAt } = showOf(drawn.time, created.terms.order.length);
    invariant(time >= endsAt, 'a battle is over when its last round was on screen');
    return accepted(BattleFinished.of({}));
  },
  reply: () => null,
};
