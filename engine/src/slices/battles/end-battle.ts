import { type Command, accepted, rejected } from '../../kernel/index.ts';
import { BattleEnded } from './events.ts';
import { type Battle, battlePhaseOf } from './state.ts';

/** It was not played out, and not taken back. */
export interface BattleGoesOn {
  readonly code: 'battle-goes-on';
}

/** Ends a battle whose stakes and items are where they belong; its flow sends this last. Writes nothing if repeated. */
export const endBattle: Command<Battle, object, unknown, BattleGoesOn, null> = {
  name: 'end-battle',
  decide(battle) {
    const phase = battlePhaseOf(battle);
    const { created } = battle;
    if (phase === 'ended') return accepted();
    const over = phase === 'finished' || phase === 'cancelled' || phase === 'void';
    return over && created !== undefined
      ? accepted(BattleEnded.of({ created: created.place }))
      : rejected({ code: 'battle-goes-on' });
  },
  reply: () => null,
};
