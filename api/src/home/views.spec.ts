import Database from 'better-sqlite3';
import { BoxOpened } from '@skins/engine/boxes';
import { codec } from '@skins/engine/shop';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleGame } from '../game/sample-game.ts';
import { type LoggedEvent, readRecorded } from '../runtime/index.ts';
import { listedIn } from '../live/listed.ts';
import type { Listed } from '../live/source.ts';
import { START } from '../store/index.ts';
import { bannersOf } from './banners.ts';
import { dropsUntil, views } from './views.ts';

describe('the feed of latest drops', () => {
  let opened: LoggedEvent[];
  let drops: ReturnType<typeof dropsUntil>;
  let latest: Listed['latest'];
  let database: Database.Database;

  beforeAll(async () => {
    const game = await sampleGame();
    await game.register('anna0000');
    for (let n = 0; n < 25; n += 1) await game.open('anna0000', 10, `open-${n}`);
    const log = (await game.store.readAll(START, 1_000)).map((one) => readRecorded(one, codec));
    opened = log.filter(({ event }) => BoxOpened.is(event));
    database = new Database(':memory:');
    for (const projection of views) {
      database.exec(projection.schema);
      projection.prepare(database)(log);
    }
    drops = dropsUntil(database);
    ({ latest } = listedIn(database, 'drop-feed', 'drop_feed'));
  });

  const positionsOf = (list: readonly { position: string }[]) => list.map(({ position }) => position);

  it('shows the latest opens, newest first', () => {
    expect(positionsOf(drops(Number.MAX_SAFE_INTEGER, 20))).toEqual(
      positionsOf(opened).toReversed().slice(0, 20),
    );
  });

  it('shows no open before its reel has stopped', () => {
    const last = opened.at(-1)?.meta.time ?? 0;

    expect(drops(last - 1, 1)).toMatchObject([{ position: opened.at(-11)?.position }]);
    expect(drops(last, 1)).toMatchObject([{ position: opened.at(-1)?.position }]);
    expect(drops((opened[0]?.meta.time ?? 0) - 1, 20)).toEqual([]);
  });

  it('tells the live channel where the latest of them stand', () => {
    const all = positionsOf(opened);
    expect(latest(all.at(-3) ?? '', 5)).toEqual(all.slice(-7, -2));
  });

  it('keeps ten thousand', () => {
    database.exec(`
      WITH RECURSIVE old(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM old WHERE n < 10000)
      INSERT INTO drop_feed SELECT printf('-%011d', n), 0, '', '', '', '', 0 FROM old;
      UPDATE drop_feed_count SET opens = opens + 10000`);
    const [one] = opened;
    if (one !== undefined) views[0]?.prepare(database)([{ ...one, position: 'later' }]);
    const kept = latest('later', 20_000);
    expect([kept.length, kept.at(-1)]).toEqual([10_000, 'later']);
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
