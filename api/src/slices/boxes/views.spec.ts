import Database from 'better-sqlite3';
import { BoxOpened } from '@skins/engine/boxes';
import { type EventData, houseDay } from '@skins/engine/kernel';
import { codec } from '@skins/engine/shop';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleGame } from '../../../../test/samples/api/game.ts';
import { type LoggedEvent, readRecorded } from '../../foundation/runtime/index.ts';
import { START } from '../../foundation/store/index.ts';
import { BoxViews } from './questions.ts';
import { views as projections } from './views.ts';

const VALUES: Readonly<Record<string, number>> = { plain: 5_000, fine: 20_000, rare: 57_500 };

describe('box statistics', () => {
  let opens: (LoggedEvent & { data: EventData<typeof BoxOpened> })[];
  let views: BoxViews;

  beforeAll(async () => {
    const game = await sampleGame();
    await game.register('anna0000');
    await game.register('ben00000');
    await game.open('anna0000', 10, 'a');
    await game.open('ben00000', 3, 'b');
    await game.open('anna0000', 2, 'c', 'box-two');
    const log = (await game.store.readAll(START, 1_000)).map((one) => readRecorded(one, codec));
    opens = log.flatMap((logged) =>
      BoxOpened.is(logged.event) ? [{ ...logged, data: logged.event.data }] : [],
    );
    const database = new Database(':memory:');
    for (const projection of projections) {
      database.exec(projection.schema);
      projection.prepare(database)(log);
    }
    views = new BoxViews(database);
  });

  const ofBox = (boxId: string) => opens.filter(({ data }) => data.boxId === boxId);
  const valueOf = (list: typeof opens) => list.reduce((sum, { data }) => sum + (VALUES[data.skinId] ?? 0), 0);

  it('counts and sums every open of a box', () => {
    expect(views.sumsOfBox('box-one')).toEqual({
      opens: 13,
      staked: 13 * 19_000,
      returned: valueOf(ofBox('box-one')),
    });
    expect(views.opensByBox()).toEqual(
      new Map([
        ['box-one', 13],
        ['box-two', 2],
      ]),
    );
    expect(views.sumsOfBox('ghost')).toEqual({ opens: 0, staked: 0, returned: 0 });
  });

  it('does the same by version, since a day', () => {
    const [first] = ofBox('box-one');
    const versionHash = first?.data.versionHash ?? '';
    const day = houseDay(first?.meta.time ?? 0, 480);

    expect(views.sumsOfVersion(versionHash)).toEqual(views.sumsOfBox('box-one'));
    expect(views.versionsSince(day)).toHaveLength(2);
    expect(views.versionsSince(day + 1)).toEqual([]);
    expect(views.versionsSince(day).find((row) => row.versionHash === versionHash)).toEqual({
      boxId: 'box-one',
      versionHash,
      ...views.sumsOfBox('box-one'),
    });
  });

  it('counts the drops of each item', () => {
    const ofTwo = ofBox('box-two');
    const drawn = Map.groupBy(ofTwo, ({ data }) => data.skinId);

    expect(views.itemsOf(ofTwo[0]?.data.versionHash ?? '')).toEqual(
      new Map([...drawn].map(([skinId, list]) => [skinId, list.length])),
    );
  });

  it("pages through a player's opens, newest first, by number and by cursor", () => {
    const positions = opens
      .filter(({ meta }) => meta.stream === 'player-anna0000')
      .map(({ position }) => position)
      .toReversed();

    const first = views.opensOf('anna0000', { offset: 0, limit: 5 });
    expect(first).toMatchObject({ positions: positions.slice(0, 5), total: 12 });
    const numbered = views.opensOf('anna0000', { offset: 5, limit: 5 });
    expect(numbered.positions).toEqual(positions.slice(5, 10));
    expect(first.next && views.opensOf('anna0000', { after: first.next, limit: 5 })).toEqual(numbered);
    expect(views.opensOf('anna0000', { offset: 10, limit: 5 })).toEqual({
      positions: positions.slice(10),
      next: undefined,
      total: 12,
    });
    expect(views.opensOf('nobody00', { offset: 0, limit: 5 })).toMatchObject({ positions: [], total: 0 });
  });
});
