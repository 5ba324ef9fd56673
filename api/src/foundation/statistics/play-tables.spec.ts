import Database from 'better-sqlite3';
import { BoxOpened } from '@skins/engine/boxes';
import { codec } from '@skins/engine/shop';
import { houseDay } from '@skins/engine/kernel';
import { expect, it } from 'vitest';
import { sampleGame } from '../../../../test/samples/api/game.ts';
import { type LoggedEvent, readRecorded } from '../runtime/index.ts';
import { START } from '../store/index.ts';
import type { Apply, Heard, Projection } from '../projections/projection.ts';
import { HOUSE_CHANGES } from './house-days.ts';
import type { Play } from './play.ts';
import { preparePlaySums, playTables } from './play-tables.ts';
import { PlayViews } from './play-views.ts';

/** The sums of a game whose events say everything that is summed. */
const playStatistics = (
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

it('sums the plays of a game whose events say what came of them', async () => {
  const game = await sampleGame();
  await game.register('anna0000');
  await game.open('anna0000', 10, 'a');
  await game.open('anna0000', 2, 'b', 'box-two');
  const log = (await game.store.readAll(START, 1_000)).map((one) => readRecorded(one, codec));
  // Simulates a game that pays double for even tickets.
  const flips = playStatistics('flip', 1, [BoxOpened], ({ event }) => {
    if (!BoxOpened.is(event)) return undefined;
    const { boxId, versionHash, price, ticket } = event.data;
    const even = ticket % 2 === 0;
    return {
      subject: boxId,
      rules: versionHash,
      outcome: even ? 'even' : 'odd',
      staked: price,
      returned: even ? 2 * price : 0,
    };
  });
  const database = new Database(':memory:');
  database.exec(flips.schema);
  flips.prepare(database)(log);
  const views = new PlayViews(database, 'flip');

  const [one, two] = ['box-one', 'box-two'].map((boxId) =>
    log.flatMap(({ event }) => (BoxOpened.is(event) && event.data.boxId === boxId ? [event.data] : [])),
  );
  const rules = one?.[0]?.versionHash ?? '';
  const even = one?.filter(({ ticket }) => ticket % 2 === 0).length ?? 0;
  expect(flips.name).toBe('flip-statistics');
  expect(views.playsBySubject()).toEqual(
    new Map([
      ['box-one', one?.length],
      ['box-two', two?.length],
    ]),
  );
  expect(views.ofRules(rules)).toEqual({ plays: 10, staked: 190_000, returned: even * 38_000 });
  expect(views.ofSubject('box-one')).toEqual(views.ofRules(rules));
  expect(views.ofSubject('ghost')).toEqual({ plays: 0, staked: 0, returned: 0 });
  expect([...views.outcomesOf(rules).values()].reduce((sum, plays) => sum + plays, 0)).toBe(10);
  expect(views.outcomesOf(rules).get('even') ?? 0).toBe(even);
  const day = houseDay(log.at(-1)?.meta.time ?? 0, 480);
  expect(views.since(day)).toEqual(views.all());
  expect(views.since(day + 1)).toEqual([]);
});
