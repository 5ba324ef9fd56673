import Database from 'better-sqlite3';
import { codec } from '@skins/engine/shop';
import { expect, it } from 'vitest';
import { sampleGame } from '../../../../test/samples/api/game.ts';
import { readRecorded } from '../../foundation/runtime/index.ts';
import { START } from '../../foundation/store/index.ts';
import { views } from './views.ts';

it('sums every account over all players: minted gems are held by players or by the house', async () => {
  const game = await sampleGame();
  await game.register('anna0000', 100);
  await game.register('ben00000', 50);
  await game.open('anna0000', 10, 'a');
  await game.open('ben00000', 1, 'b', 'box-two');
  const database = new Database(':memory:');
  const log = (await game.store.readAll(START, 1_000)).map((one) => readRecorded(one, codec));
  for (const projection of views) {
    database.exec(projection.schema);
    projection.prepare(database)(log);
  }

  expect(database.prepare('SELECT * FROM account_sum ORDER BY account').all()).toEqual([
    { account: 'house', amount: 210_000 },
    { account: 'mint', amount: -1_500_000 },
    { account: 'player', amount: 1_290_000 },
  ]);
  expect(database.prepare('SELECT * FROM mint_sum').all()).toEqual([
    { reason: 'demo-grant', amount: 1_500_000 },
  ]);
});
