import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { sampleGame } from '../../../../test/samples/api/game.ts';
import { boxRanking } from './box-ranking.ts';
import { boxRanks } from './box-ranks.ts';
import { peopleShown } from './people.ts';

const MINUTE_MS = 60_000;

it('the ranking is rebuilt every ten minutes, without opens whose reel still turns', async () => {
  const game = await sampleGame();
  const readModels = new Database(':memory:');
  readModels.exec(boxRanks.schema);
  let now = game.clock();
  const opened = (player: string, multiple: number) =>
    readModels
      .prepare('INSERT INTO box_rank VALUES (1, ?, ?, ?, ?, ?, 30000, 90000, ?)')
      .run(player, multiple, player, 'box-one', 'ak', now);
  const ranking = boxRanking({
    game: { ...game, clock: () => now },
    readModels,
    personOf: peopleShown(() => 0),
  });
  const told = () => ranking(1, 'anna0000', 'EN').map(({ me, magnification }) => [me, magnification]);

  opened('anna0000', 12_399);
  now += MINUTE_MS;
  opened('ben00000', 30_000);
  // Ben's reel still turns.
  expect(told()).toEqual([[true, 1.23]]);
  now += 10 * MINUTE_MS - 1;
  expect(told()).toEqual([[true, 1.23]]);
  now += 1;
  expect(told()).toEqual([
    [false, 3],
    [true, 1.23],
  ]);

  // Anna's better open has not landed: her previous one keeps its rank until then.
  opened('anna0000', 50_000);
  now += 10 * MINUTE_MS;
  opened('anna0000', 90_000);
  expect(told()).toEqual([
    [true, 5],
    [false, 3],
  ]);
});
