import { globSync, readFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import { claimLogin, loginStream } from '@skins/engine/accounts';
import { EXTRA_DROPS } from '@skins/engine/drops';
import { codec } from '@skins/engine/shop';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { boxesOf } from '../../slices/catalogue/catalogue-file.ts';
import { TABLE } from '../../../../test/drops/sample-drops.ts';
import { SAMPLE_FILE } from '../../../../test/catalogue/sample-file.ts';
import { changeCatalogue, changeRules } from '../../../../test/samples/api/operator.ts';
import type { Game } from '../game/index.ts';
import { sampleGame } from '../../../../test/samples/api/game.ts';
import { type LoggedEvent, readRecorded } from '../runtime/index.ts';
import { projections } from '../../shop/projections.ts';
import { START, positionOf } from '../store/index.ts';
import { heardBy } from './hearers.ts';
import type { Projection } from './projection.ts';

// test/flows checks the rows of open flows.
const PROJECTIONS = (await projections(undefined)).filter(({ name }) => name !== 'open-flows');

const TYPES = new Set(codec.types.map(({ type }) => type));

/** The golden logs of the slices: each contains every event of its slice. */
const frozenLogs = globSync('test/*/golden/edition-*.jsonl').map((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((record) => record !== '')
    .flatMap((record, n) => {
      const { stream, version, type }: { stream: string; version: number; type: string } = JSON.parse(record);
      // A kit may add events of a test-only slice, which no shop has.
      if (!TYPES.has(type)) return [];
      return [readRecorded({ position: positionOf(n + 1), stream, version, record }, codec)];
    }),
);

/** Returns a log with all that projections of boxes use, more opens than the feed keeps, and two house days. */
async function sampleLog(): Promise<LoggedEvent[]> {
  const game = await sampleGame();
  const from = await changeRules(game, EXTRA_DROPS, TABLE);
  while (game.clock() < from);
  const players = ['anna0000', 'ben00000', 'cleo0000'];
  const claimed = [...players, 'cut00001', 'cut00002', 'cut00003'];
  for (const [n, playerId] of claimed.entries()) await claim(game, n, playerId);
  for (const playerId of players) await game.register(playerId);
  for (let n = 0; n < 30; n += 1) {
    await game.open('anna0000', 1 + (n % 10), `anna-${n}`);
    await game.open('ben00000', 1, `ben-${n}`, 'box-two');
  }
  const boxes = boxesOf(SAMPLE_FILE).map((box) => ({ ...box, price: 30_000 }));
  await changeCatalogue(game, { skins: [], shelves: [], boxes, retired: [] });
  // Each clock call advances a minute, which is also the notice.
  game.clock();
  for (let n = 0; n < 12; n += 1)
    await game.open('anna0000', 10, `later-${n}`, n % 2 === 0 ? 'box-one' : 'box-two');
  return (await game.store.readAll(START, 10_000)).map((one) => readRecorded(one, codec));
}

const claim = (game: Game, n: number, playerId: string) =>
  game.act(claimLogin, {
    streams: game.streams.login,
    stream: loginStream('phone', String(n).repeat(64)),
    commandId: 'claim',
    input: { kind: 'phone', playerId },
    context: () => ({ registration: true }),
  });

/** Returns all rows of a projection after a log in batches that begin at the given indexes. */
function rowsAfter(projection: Projection, log: readonly LoggedEvent[], cuts: readonly number[]) {
  const database = new Database(':memory:');
  database.exec(projection.schema);
  const apply = projection.prepare(database);
  const edges = [0, ...cuts.toSorted((a, b) => a - b), log.length];
  for (const [n, from] of edges.entries()) {
    const batch = log.slice(from, edges[n + 1] ?? log.length);
    if (batch.length > 0) apply(batch);
  }
  const rows = rowsIn(database, projection);
  database.close();
  return rows;
}

const rowsIn = (database: Database.Database, { tables }: Projection): unknown[][] =>
  tables.map((table) =>
    database
      .prepare(`SELECT * FROM ${table}`)
      .all()
      .map((row) => JSON.stringify(row))
      .toSorted(),
  );

describe('every projection', () => {
  let logs: LoggedEvent[][];

  beforeAll(async () => {
    logs = [await sampleLog(), ...frozenLogs];
  });

  /** Returns the log that gives a projection the most rows. */
  function logFor(projection: Projection): LoggedEvent[] {
    const rows = logs.map((log) => rowsAfter(projection, log, []).flat().length);
    return logs[rows.indexOf(Math.max(...rows))] ?? [];
  }

  it.each(PROJECTIONS)('has the same rows for any batch boundaries: $name', (projection) => {
    const log = logFor(projection);
    const whole = rowsAfter(projection, log, []);
    expect(whole.flat().length).toBeGreaterThan(0);
    const eachByItself = Array.from(log, (_, n) => n);
    const cuts = fc.array(fc.nat(log.length), { maxLength: 12 });
    fc.assert(
      fc.property(cuts, (places) => {
        expect(rowsAfter(projection, log, places)).toEqual(whole);
      }),
      { numRuns: 15, examples: [[eachByItself]] },
    );
  });

  it.each(PROJECTIONS)('has the same rows if a batch comes in parts: $name', (projection) => {
    const log = logFor(projection);
    const whole = rowsAfter(projection, log, []);
    fc.assert(
      fc.property(fc.nat(log.length), fc.nat(log.length), (one, other) => {
        const [first, second] = [Math.min(one, other), Math.max(one, other)];
        const database = new Database(':memory:');
        database.exec(projection.schema);
        const apply = projection.prepare(database);
        apply(log.slice(0, first), true);
        apply(log.slice(first, second), true);
        // The last part may contain nothing that the projection hears; the next batch starts fresh.
        apply([]);
        apply(log.slice(second));
        expect(rowsIn(database, projection)).toEqual(whole);
        database.close();
      }),
      { numRuns: 5 },
    );
  });

  it.each(PROJECTIONS.filter(({ hears }) => hears !== 'everything'))(
    'derives its rows only from the types that it hears: $name',
    (projection) => {
      for (const log of logs) {
        const heard = heardBy([{ projection }], log).values().next().value ?? [];
        expect(rowsAfter(projection, heard, [])).toEqual(rowsAfter(projection, log, []));
      }
    },
  );

  it.each(PROJECTIONS)('continues with the same rows after a restart: $name', (projection) => {
    const log = logFor(projection);
    const whole = rowsAfter(projection, log, []);
    const database = new Database(':memory:');
    database.exec(projection.schema);
    const half = Math.floor(log.length / 2);
    projection.prepare(database)(log.slice(0, half));
    projection.prepare(database)(log.slice(half));

    expect(rowsIn(database, projection)).toEqual(whole);
    database.close();
  });
});
