import type { Apply, Heard, Projection } from '../projections/projection.ts';
import type { LoggedEvent } from '../runtime/index.ts';
import { HOUSE_CHANGES } from './house-days.ts';
import type { Play } from './play.ts';
import { preparePlaySums, playTables } from './play-tables.ts';

/** Projects the sums of a game whose events contain everything that is summed. */
export const playStatistics = (
  game: string,
  version: number,
  hears: Heard,
  playOf: (logged: LoggedEvent) => Play | undefined,
): Projection => ({
  name: `${game}-statistics`,
  version,
  ...playTables(game),
  hears: [...hears, ...HOUSE_CHANGES],
  prepare(database): Apply {
    const begin = preparePlaySums(database, game);
    return (batch) => {
      const { house, tally, write } = begin();
      for (const logged of batch) {
        house.take(logged);
        const play = playOf(logged);
        if (play !== undefined) tally.add(logged.meta.time, play);
      }
      write();
    };
  },
});
