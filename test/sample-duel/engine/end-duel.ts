import { type Command, accepted, placeOf, rejected, streamOf } from '../../../engine/src/kernel/index.ts';
import { DuelEnded } from './events.ts';
import type { Duel } from './state.ts';

/** In order of precedence. */
export type EndDuelRejection = { readonly code: 'duel-undecided' };

/** Ends a duel whose stakes are settled or released; its flow sends this last. Writes nothing if repeated. */
export const endDuel: Command<Duel, unknown, unknown, EndDuelRejection, null> = {
  name: 'end-duel',
  decide({ phase, cause }) {
    if (phase === 'ended') return accepted();
    if (phase !== 'drawn' && phase !== 'expired') return rejected({ code: 'duel-undecided' });
    return accepted(DuelEnded.of({ opened: placeOf(streamOf(cause), 1) }));
  },
  reply: () => null,
};
