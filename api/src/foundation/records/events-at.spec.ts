import { playerStream } from '@skins/engine/accounts';
import { DAY_MS } from '@skins/engine/kernel';
import { codec } from '@skins/engine/shop';
import { expect, it } from 'vitest';
import { sampleGame } from '../../../../test/samples/api/game.ts';
import { readRecorded } from '../runtime/index.ts';
import { createMemoryStore } from '../store/index.ts';
import { eventsAt } from './events-at.ts';

it('finds exactly the events of a time, whichever it is, and none between two', async () => {
  let time = 20_000 * DAY_MS;
  const game = await sampleGame(createMemoryStore(), () => time);
  const stream = playerStream('anna0000');
  await game.register('anna0000', 1_000);
  for (let n = 0; n < 20; n += 1) {
    // Many commands at one time: more of their events than are read at once.
    if (n < 3 || n > 16) time += 60_000;
    await game.open('anna0000', 10, `open-${n}`);
  }
  const all = (await game.store.readStream(stream)).map((one) => readRecorded(one, codec));
  const byTime = Map.groupBy(all, ({ meta }) => meta.time);

  expect(byTime.size).toBe(7);
  expect(Math.max(...[...byTime.values()].map(({ length }) => length))).toBeGreaterThan(128);
  for (const [time, own] of byTime) {
    expect(await eventsAt(game.store, stream, time)).toEqual(own);
    expect(await eventsAt(game.store, stream, time + 1)).toEqual([]);
  }
  expect(await eventsAt(game.store, stream, 0)).toEqual([]);
  expect(await eventsAt(game.store, 'player-nobody00', 0)).toEqual([]);
});
