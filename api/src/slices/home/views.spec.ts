import Database from 'better-sqlite3';
import { BoxOpened } from '@skins/engine/boxes';
import { codec } from '@skins/engine/shop';
import { beforeAll, describe, expect, it } from 'vitest';
import { views } from '../boxes/views.ts';
import { sampleGame } from '../../../../test/samples/api/game.ts';
import { type LoggedEvent, readRecorded } from '../../foundation/runtime/index.ts';
import { listedIn } from '../../foundation/live/listed.ts';
import type { Listed } from '../../foundation/live/source.ts';
import { type EventStore, START } from '../../foundation/store/index.ts';
import { bannersOf } from './banners.ts';
import { LatestDrops } from './latest-drops.ts';

describe('latest drops', () => {
  let opened: LoggedEvent[];
  let drops: LatestDrops;
  let latest: Listed['latest'];
  /** number of log reads */
  let reads = 0;

  beforeAll(async () => {
    const game = await sampleGame();
    const { store } = game;
    await game.register('anna0000');
    for (let n = 0; n < 25; n += 1) await game.open('anna0000', 10, `open-${n}`);
    const log = (await store.readAll(START, 1_000)).map((one) => readRecorded(one, codec));
    opened = log.filter(({ event }) => BoxOpened.is(event));
    const database = new Database(':memory:');
    for (const projection of views) {
      database.exec(projection.schema);
      projection.prepare(database)(log);
    }
    const readAll: EventStore['readAll'] = (after, limit) => {
      reads += 1;
      return store.readAll(after, limit);
    };
    drops = new LatestDrops(database, { ...store, readAll });
    ({ latest } = listedIn(database, 'box-records', 'box_open'));
  });

  const positionsOf = (list: readonly { position: string }[]) => list.map(({ position }) => position);

  it('shows the latest opens, newest first', async () => {
    expect(positionsOf(await drops.until(Number.MAX_SAFE_INTEGER, 20))).toEqual(
      positionsOf(opened).toReversed().slice(0, 20),
    );
  });

  it('hides an open until its reel has stopped', async () => {
    const last = opened.at(-1)?.meta.time ?? 0;

    expect(await drops.until(last - 1, 1)).toMatchObject([{ position: opened.at(-11)?.position }]);
    expect(await drops.until(last, 1)).toMatchObject([{ position: opened.at(-1)?.position }]);
    expect(await drops.until((opened[0]?.meta.time ?? 0) - 1, 20)).toEqual([]);
  });

  it('reads each open once while it is shown', async () => {
    const last = opened.at(-1)?.meta.time ?? 0;
    await drops.until(last - 1, 20);
    reads = 0;
    expect(positionsOf(await drops.until(last, 20))).toHaveLength(20);
    expect(reads).toBe(10);
    await drops.until(last, 20);
    expect(reads).toBe(10);
  });

  it('gives the live channel the positions of the latest opens', () => {
    const all = positionsOf(opened);
    expect(latest(all.at(-3) ?? '', 5)).toEqual(all.slice(-7, -2));
  });
});

describe('banners', () => {
  it('are the newest boxes by number, each with its page', async () => {
    const { catalogue } = await sampleGame();

    expect(bannersOf(catalogue())).toMatchObject([
      { id: 1, boxId: 'box-two', link: '/case/hash/box-two', weight: 4 },
      { id: 2, boxId: 'box-one', link: '/case/hash/box-one', weight: 3 },
    ]);
  });
});
