import { BoxOpened } from '@skins/engine/boxes';
import { beforeAll, expect, it } from 'vitest';
import { sampleGame } from '../../../../test/samples/api/game.ts';
import {
  type EventStore,
  type Recorded,
  START,
  ordinalOf,
  positionOf,
} from '../../foundation/store/index.ts';
import { YoungOpens } from './young-opens.ts';

const STREAM = 'player-anna0000';
let opened: Record<string, unknown>;

beforeAll(async () => {
  const game = await sampleGame();
  await game.register('anna0000');
  await game.open('anna0000', 1, 'a');
  const record = (await game.store.readAll(START, 1_000)).find((one) => one.record.includes(BoxOpened.type));
  opened = Object(JSON.parse(record?.record ?? ''));
});

/** Returns an open at an ordinal, at a time in milliseconds. */
const openAt = (ordinal: number, time: number): Recorded => ({
  stream: STREAM,
  version: ordinal,
  position: positionOf(ordinal),
  record: JSON.stringify({ ...opened, time }),
});

/** Returns a log of opens at these times, and the positions that were read from it. */
function logOf(times: readonly number[]) {
  const log = times.map((time, n) => openAt(n + 1, time));
  const read: string[] = [];
  const readAll: EventStore['readAll'] = async (after, limit) => {
    const page = log.slice(ordinalOf(after), ordinalOf(after) + limit);
    read.push(...page.map(({ position }) => position));
    return page;
  };
  const young = new YoungOpens({ readAll }, () => 7);
  const upTo = async (ordinal: number, landed: number) => {
    await young.goOn(positionOf(ordinal), landed);
    return young.ofStream(STREAM).map(({ position }) => ordinalOf(position));
  };
  return { young, upTo, read, log };
}

const seconds = (count: number) => Array.from({ length: count }, (_, n) => (n + 1) * 1_000);

it('YoungOpens has the opens newer than `landed`, up to a position', async () => {
  const { young, upTo } = logOf(seconds(10));
  expect(await upTo(8, 6_999)).toEqual([7, 8]);
  expect(await upTo(10, 7_999)).toEqual([8, 9, 10]);
  expect(await upTo(10, 8_000)).toEqual([9, 10]);
  const { skinId } = Object(opened['data']);
  const sums = { boxId: 'box-one', opens: 2, staked: 38_000, returned: 14, items: new Map([[skinId, 2]]) };
  expect([...young.byVersion.values()]).toEqual([sums]);
  expect(young.ofStream('player-ben00000')).toEqual([]);
  expect(await upTo(10, 10_000)).toEqual([]);
  expect(young.byVersion.size).toBe(0);
});

it('YoungOpens follows a list that is rebuilt', async () => {
  const { young, upTo } = logOf(seconds(10));
  expect(await upTo(10, 6_000)).toEqual([7, 8, 9, 10]);
  expect(await upTo(5, 6_000)).toEqual([]);
  expect(young.byVersion.size).toBe(0);
  expect(await upTo(8, 6_000)).toEqual([7, 8]);
  expect(await upTo(10, 6_000)).toEqual([7, 8, 9, 10]);
});

it('YoungOpens reads each event once, and only the end of a long log', async () => {
  const { log, upTo, read } = logOf(seconds(5_000));
  expect(await upTo(5_000, 4_900_000)).toHaveLength(100);
  expect(read.length).toBeLessThan(300);
  read.length = 0;
  expect(await upTo(5_000, 4_950_000)).toHaveLength(50);
  expect(read).toEqual([]);
  log.push(openAt(5_001, 5_001_000));
  expect(await upTo(5_001, 4_950_000)).toHaveLength(51);
  expect(read.filter((position) => position !== positionOf(5_001))).toEqual([]);
});

it('YoungOpens finds opens after a long time without queries', async () => {
  const { log, upTo, read } = logOf(seconds(100));
  expect(await upTo(100, 95_000)).toEqual([96, 97, 98, 99, 100]);
  for (let ordinal = 101; ordinal <= 10_000; ordinal += 1) log.push(openAt(ordinal, ordinal * 1_000));
  read.length = 0;
  expect(await upTo(10_000, 9_997_000)).toEqual([9_998, 9_999, 10_000]);
  expect(read.length).toBeLessThan(100);
});

it('YoungOpens finds opens after events of a process whose clock is slow', async () => {
  // Every second event is from a process whose clock is two seconds slow.
  const times = Array.from({ length: 600 }, (_, n) => 10_000 + n * 10 - (n % 2) * 2_000);
  for (let landed = 12_000; landed < 16_000; landed += 210) {
    const { log, upTo } = logOf(times);
    const young = log.flatMap((_, n) => ((times[n] ?? 0) > landed ? [n + 1] : []));
    const found = await upTo(600, landed);
    expect(young.filter((ordinal) => !found.includes(ordinal))).toEqual([]);
    // Known opens that wait behind a younger one are removed together with it.
    const later = await upTo(600, landed + 500);
    expect(later.every((ordinal) => (times[ordinal - 1] ?? 0) > landed + 500 - 2_000)).toBe(true);
  }
});

it('YoungOpens reads again after a failed read', async () => {
  const { log } = logOf(seconds(10));
  let broken = true;
  const young = new YoungOpens(
    {
      readAll: async (after, limit) => {
        if (broken) throw new Error('broken');
        return log.slice(ordinalOf(after), ordinalOf(after) + limit);
      },
    },
    () => 0,
  );
  await expect(young.goOn(positionOf(10), 5_000)).rejects.toThrow('broken');
  broken = false;
  await young.goOn(positionOf(10), 5_000);
  expect(young.ofStream(STREAM)).toHaveLength(5);
});
