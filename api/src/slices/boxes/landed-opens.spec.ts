import { BoxOpened } from '@skins/engine/boxes';
import { boxOf } from '@skins/engine/catalogue';
import { codec } from '@skins/engine/shop';
import { DAY_MS } from '@skins/engine/kernel';
import Database from 'better-sqlite3';
import { beforeEach, expect, it } from 'vitest';
import { type SampleGame, sampleGame } from '../../../../test/samples/api/game.ts';
import { type LoggedEvent, readRecorded } from '../../foundation/runtime/index.ts';
import { START, createMemoryStore } from '../../foundation/store/index.ts';
import { LandedOpens, type LandedBox } from './landed-opens.ts';
import { openingsOf } from './openings.ts';
import { STATISTICS, views } from './views.ts';

const VALUES: Readonly<Record<string, number>> = { plain: 5_000, fine: 20_000, rare: 57_500 };
let time = 20_000 * DAY_MS;
let game: SampleGame;
let database: Database.Database;
let log: readonly LoggedEvent[];
let opens: LandedOpens;

beforeEach(async () => {
  game = await sampleGame(createMemoryStore(), () => (time += 1));
  await game.register('anna0000');
  await game.register('ben00000');
  for (const [who, count] of [
    ['anna0000', 5],
    ['ben00000', 4],
    ['anna0000', 3],
  ] as const) {
    await game.open(who, count, `open-${count}`);
    time += 1_000;
  }
  log = (await game.store.readAll(START, 1_000)).map((one) => readRecorded(one, codec));
  database = new Database(':memory:');
  database.exec('CREATE TABLE projection (name TEXT PRIMARY KEY, position TEXT NOT NULL)');
  for (const projection of views) database.exec(projection.schema);
  opens = new LandedOpens(game, database);
});

/** Projects the log into the list, or only its first `count` events. */
function hears(count = log.length): void {
  const part = log.slice(0, count);
  for (const projection of views) projection.prepare(database)(part);
  database.prepare('INSERT INTO projection VALUES (?, ?)').run(STATISTICS, part.at(-1)?.position);
}

/** Returns the sums of the first `count` opens. */
function sumsOf(count: number) {
  const datas = log.flatMap(({ event }) => (BoxOpened.is(event) ? [event.data] : [])).slice(0, count);
  return {
    opens: count,
    staked: datas.reduce((sum, { price }) => sum + price, 0),
    returned: datas.reduce((sum, { skinId }) => sum + (VALUES[skinId] ?? 0), 0),
  };
}

async function told(caller?: string): Promise<LandedBox> {
  const box = boxOf(game.catalogue(), 'box-one');
  if (box === undefined) throw new Error('the sample has the box');
  return opens.ofBox(box, caller);
}

const countOf = ({ items }: LandedBox) => [...items.values()].reduce((sum, count) => sum + count, 0);

it('counts landed opens, and all of them in the end', async () => {
  hears();
  for (const [passed, count] of [
    [0, 0],
    [2_100, 5],
    [1_000, 9],
    [1_000, 12],
  ] as const) {
    time += passed;
    const box = await told();
    expect(openingsOf(game.catalogue(), box).byRarity.every((one) => one.opens > 0)).toBe(true);
    expect([box.versions, countOf(box), box.turning]).toMatchObject([[sumsOf(count)], count, 12 - count]);
    expect((await opens.byBox()).get('box-one')).toBe(count);
    expect(await opens.versionsSince(0)).toMatchObject([sumsOf(count)]);
  }
});

it("counts a player's own opens at once for that player", async () => {
  hears();
  const box = await told('anna0000');
  expect(box).toMatchObject({ versions: [{ opens: 8 }], turning: 4 });
  const own = log.filter(({ event, meta }) => BoxOpened.is(event) && meta.stream === 'player-anna0000');
  expect(box.own).toEqual(own.map(({ position }) => position).toReversed());
});

it('subtracts nothing that was not added yet', async () => {
  // All but the opens of the last command.
  hears(log.findLastIndex(({ meta }) => meta.command === 'open-4') + 1);
  expect(await told('anna0000')).toMatchObject({ versions: [{ opens: 5 }], turning: 4 });
  time += 10_000;
  expect(await told()).toMatchObject({ versions: [sumsOf(9)], turning: 0 });
});

it('subtracts each open once under concurrent queries', async () => {
  hears();
  const counted = await Promise.all([opens.byBox(), opens.byBox(), opens.byBox()]);
  expect(counted.map((byBox) => byBox.get('box-one'))).toEqual([0, 0, 0]);
  expect(await told()).toMatchObject({ versions: [sumsOf(0)], turning: 12 });
});
