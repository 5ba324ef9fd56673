import Database from 'better-sqlite3';
import { BoxOpened } from '@skins/engine/boxes';
import { codec } from '@skins/engine/shop';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleGame } from '../game/sample-game.ts';
import { type LoggedEvent, readRecorded } from '../runtime/index.ts';
import { START } from '../store/index.ts';
import { bannersOf } from './banners.ts';
import { dropsUntil, views } from './views.ts';

describe('the feed of latest drops', () => {
  let opened: LoggedEvent[];
  let drops: ReturnType<typeof dropsUntil>;

  beforeAll(async () => {
    const game = await sampleGame();
    await game.register('anna0000');
    for (let n = 0; n < 25; n += 1) await game.open('anna0000', 10, `open-${n}`);
    const log = (await game.store.readAll(START, 1_000)).map((one) => readRecorded(one, codec));
    opened = log.filter(({ event }) => BoxOpened.is(event));
    const database = new Database(':memory:');
    for (const projection of views) {
      database.exec(projection.schema);
      projection.prepare(database)(log);
    }
    drops = dropsUntil(database);
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

  it('keeps two hundred', () => {
    expect(positionsOf(drops(Number.MAX_SAFE_INTEGER, 1_000))).toEqual(
      positionsOf(opened).toReversed().slice(0, 200),
    );
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
