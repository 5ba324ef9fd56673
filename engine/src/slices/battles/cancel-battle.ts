import { type Command, type Moment, accepted, idOf, rejected, streamOf } from '../../kernel/index.ts';
import { BattleCancelled } from './events.ts';
import { type Battle, battlePhaseOf } from './state.ts';

interface CancelBattleContext extends Pick<Moment, 'time'> {
  /** who asks */
  readonly by: string;
}

/** In order of precedence. */
export type CancelBattleRejection =
  | { readonly code: 'battle-unknown' }
  | { readonly code: 'not-your-battle' }
  | { readonly code: 'battle-over' }
  | { readonly code: 'battle-full' }
  | { readonly code: 'battle-cancelled' };

/** Takes back an own battle while a seat is free. */
export const cancelBattle: Command<Battle, object, CancelBattleContext, CancelBattleRejection, null> = {
  name: 'cancel-battle',
  decide(battle, _input, { by }) {
    const { created, cancelled, finished, voided } = battle;
    if (created === undefined) return rejected({ code: 'battle-unknown' });
    if (idOf(streamOf(created.reserved)) !== by) return rejected({ code: 'not-your-battle' });
    if (battlePhaseOf(battle) === 'waiting') return accepted(BattleCancelled.of({ reason: 'creator' }));
    if (finished !== undefined || voided !== undefined) return rejected({ code: 'battle-over' });
    return rejected({ code: cancelled === undefined ? 'battle-full' : 'battle-cancelled' });
  },
  reply: () => null,
};
