import { DAY_MS, houseDay } from '@skins/engine/kernel';
import { HOUSE_TIME } from '@skins/engine/rules';
import { codec } from '@skins/engine/shop';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { changeRules } from '../../../../test/samples/api/operator.ts';
import { sampleGame } from '../../../../test/samples/api/game.ts';
import { readRecorded } from '../runtime/index.ts';
import { START } from '../store/index.ts';
import { houseTable, prepareHouseDays } from './house-days.ts';

/** The 23rd hour of a day under the first offset, which is +08:00. */
const LATE = 20_000 * DAY_MS + 15 * 3_600_000;

it('a moment lies in the day of the offset that counted then, and stays there, batch by batch', async () => {
  let time = LATE;
  const game = await sampleGame(undefined, () => (time += 1_000));
  await changeRules(game, HOUSE_TIME, { offsetMinutes: 600 });
  const log = (await game.store.readAll(START, 1_000)).map((one) => readRecorded(one, codec));
  const from = log.at(-2)?.event;
  const since = Number(Reflect.get(Object(from?.data), 'from'));
  expect(since).toBeGreaterThan(LATE);

  const database = new Database(':memory:');
  database.exec(houseTable('sample').schema);
  const begin = prepareHouseDays(database, 'sample');
  // A batch that fails leaves nothing behind.
  const failing = database.transaction(() => {
    const house = begin();
    for (const logged of log) house.take(logged);
    throw new Error('the disk is full');
  });
  expect(failing).toThrow('the disk is full');

  expect(begin().dayOf(since)).toBe(houseDay(since, 480));
  const house = begin();
  for (const logged of log) house.take(logged);
  for (const days of [house, begin()]) {
    expect(days.dayOf(since - 1)).toBe(houseDay(since - 1, 480));
    expect(days.dayOf(since)).toBe(houseDay(since, 600));
    expect(days.dayOf(since)).toBe(days.dayOf(since - 1) + 1);
  }
});
