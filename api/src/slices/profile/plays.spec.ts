import { UpgradePlayed } from '@skins/engine/upgrades';
import Database from 'better-sqlite3';
import { beforeEach, describe, expect, it } from 'vitest';
import { DIAL_MS } from '../hall/dial.ts';
import { POINTS_MAX, promisedBy, strideOf } from './plays.ts';
import { profileQuestions } from './questions.ts';
import { views } from './views.ts';

const HASH = '0'.repeat(64);
const ANNA = 'anna0000';
const HALF = 2 ** 23;
const positionOf = (n: number) => String(n).padStart(12, '0');

/** Returns the n-th upgrade, at n seconds: 30 for 60 at a chance of one half. */
const upgraded = (n: number, won: boolean, winUpTo = HALF - 1) => ({
  event: UpgradePlayed.of({
    items: [],
    gems: 30,
    targetSkinId: 's',
    targetPrice: 60,
    rulesHash: HASH,
    quote: HASH,
    fee: { numerator: '0', denominator: '1' },
    rate: { numerator: '1', denominator: '2' },
    winUpTo,
    reveal: { chainId: 1, index: 1, serverSeed: HASH, userSeed: 'u' },
    ticket: won ? 0 : 2 ** 24 - 1,
    won,
    itemId: won ? `${ANNA}-${n}` : null,
  }),
  meta: { stream: `player-${ANNA}`, version: n, time: n * 1_000, actor: `player:${ANNA}`, command: 'c' },
  position: positionOf(n),
  record: '',
});
type Logged = ReturnType<typeof upgraded>;

let database: Database.Database;
beforeEach(() => {
  database = new Database(':memory:');
  for (const { schema } of views) database.exec(schema);
});

/** Projects a log in batches of some size. */
function hear(log: readonly Logged[], size: number): void {
  for (const projection of views) {
    const apply = projection.prepare(database);
    for (let from = 0; from < log.length; from += size) apply(log.slice(from, from + size));
  }
}
const rows = (table: string) => database.prepare(`SELECT * FROM ${table}`).all();
const playsAt = (seconds: number) => profileQuestions(database).plays(ANNA, seconds * 1_000 + DIAL_MS);

describe('a player’s plays', () => {
  it('leave the same rows whatever the batches are, and after a projection that begins anew', () => {
    const log = Array.from({ length: 300 }, (_none, n) => upgraded(n + 1, n % 3 === 0));
    hear(log, 300);
    const whole = ['profile_plays', 'profile_young', 'profile_point'].map(rows);
    for (const size of [1, 7, 64]) {
      for (const table of ['profile_plays', 'profile_young', 'profile_point'])
        database.exec(`DELETE FROM ${table}`);
      hear(log, size);
      expect(['profile_plays', 'profile_young', 'profile_point'].map(rows)).toEqual(whole);
    }
    database.exec('DELETE FROM profile_plays; DELETE FROM profile_young; DELETE FROM profile_point');
    for (const projection of views) for (const one of log) projection.prepare(database)([one]);
    expect(['profile_plays', 'profile_young', 'profile_point'].map(rows)).toEqual(whole);
  });

  it('count exactly those that have landed', () => {
    hear([upgraded(1, true), upgraded(2, false), upgraded(3, true)], 2);

    expect([0, 1, 2, 3].map((seconds) => playsAt(seconds).sums.plays)).toEqual([0, 1, 2, 3]);
    expect(playsAt(2).sums).toMatchObject({ staked: 60, returned: 60, expected: String(2 * 60 * HALF) });
    expect(playsAt(3).points.map(({ nth }) => nth)).toEqual([1, 2, 3]);
  });

  it('have runs, best results and a rarest win', () => {
    const won = [true, true, false, false, false, true];
    hear([...won.map((is, n) => upgraded(n + 1, is)), upgraded(7, true, 9)], 7);

    const { sums } = playsAt(7);
    expect(sums).toMatchObject({ paid: 7, above: 2, below: 3, longShot: 10 });
    expect(sums.best.map(({ multiple, position }) => [multiple, Number(position)])).toEqual([
      [20_000, 1],
      [20_000, 2],
      [20_000, 6],
      [20_000, 7],
    ]);
  });

  it('have a curve of bounded length, whose points are at even distances', () => {
    hear(
      Array.from({ length: 1_000 }, (_none, n) => upgraded(n + 1, n % 2 === 0)),
      100,
    );

    const { points, sums } = playsAt(1_000);
    expect(strideOf(sums.plays)).toBe(8);
    expect(points.map(({ nth }) => nth)).toEqual(Array.from({ length: 125 }, (_none, n) => 8 * (n + 1)));
    expect(points.length).toBeLessThanOrEqual(POINTS_MAX);
    expect(rows('profile_point').length).toBeLessThanOrEqual(POINTS_MAX);
    expect(rows('profile_young').length).toBeLessThanOrEqual(DIAL_MS / 1_000 + 1);
  });
});

describe('promisedBy', () => {
  it('returns the exact mean and variance of a table', () => {
    const items = [
      { skinId: 'a', value: 100, startTicket: 0, endTicket: HALF },
      { skinId: 'b', value: 0, startTicket: HALF, endTicket: 2 ** 24 },
    ];
    const { expected, variance, values } = promisedBy(items);
    expect(Number(expected) / 2 ** 24).toBe(50);
    expect(Number(variance) / 2 ** 48).toBe(2_500);
    expect(values).toEqual({ a: 100, b: 0 });
  });
});
