import { type Command, accepted } from '../../kernel/index.ts';
import { RankingEnded } from './events.ts';
import type { Ranking } from './state.ts';

/** Ends a ranking once each prize is paid or withheld. Writes nothing if repeated. */
export const endRanking: Command<Ranking, object, unknown, never, null> = {
  name: 'end-ranking',
  decide({ closed, released, ended }) {
    if (closed === undefined || released === undefined || ended !== undefined) return accepted();
    return accepted(RankingEnded.of({ closed: closed.place }));
  },
  reply: () => null,
};
