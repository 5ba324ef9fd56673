import { type Command, type Moment, accepted, rejected } from '../../kernel/index.ts';
import { PrizesReleased } from './events.ts';
import type { Ranking } from './state.ts';

/** It is not noon yet. */
interface ReleasePrizesRejection {
  readonly code: 'not-noon';
}

/** Releases the prizes of a closed ranking at noon. Writes nothing if repeated. */
export const releasePrizes: Command<Ranking, object, Moment, ReleasePrizesRejection, null> = {
  name: 'release-prizes',
  decide({ closed, released }, _input, { time }) {
    if (closed === undefined || released !== undefined) return accepted();
    if (time < closed.paysAt) return rejected({ code: 'not-noon' });
    return accepted(PrizesReleased.of({ closed: closed.place }));
  },
  reply: () => null,
};
