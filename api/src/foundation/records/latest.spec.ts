import Database from 'better-sqlite3';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { positionOf } from '../store/index.ts';
import { LatestOf } from './latest.ts';

/** Generates consecutive events, some at one time. `apart` is the maximum difference between two clocks, in milliseconds. */
const rows = (apart: number) =>
  fc
    .array(
      fc.record({
        later: fc.nat({ max: 3 }),
        skipped: fc.integer({ min: 1, max: 90 }),
        back: fc.nat({ max: apart }),
      }),
      { maxLength: 200 },
    )
    .map((steps) => {
      let [ordinal, time] = [0, 1_000];
      return steps.map(({ later, skipped, back }) => {
        ordinal += skipped;
        time += later;
        return { ordinal, time: time - back };
      });
    });

function latestOf(all: readonly { readonly ordinal: number; readonly time: number }[]): LatestOf {
  const database = new Database(':memory:');
  database.exec('CREATE TABLE sample (ordinal INTEGER PRIMARY KEY, time INTEGER NOT NULL)');
  const insert = database.prepare('INSERT INTO sample VALUES ($ordinal, $time)');
  for (const row of all) insert.run(row);
  return new LatestOf(database, 'sample');
}

it('returns the latest events up to any time or position, the newest first', () => {
  fc.assert(
    fc.property(
      rows(0),
      fc.integer({ min: 990, max: 1_500 }),
      fc.integer({ min: 1, max: 30 }),
      (all, until, count) => {
        const latest = latestOf(all);
        const newest = (those: typeof all) =>
          those
            .map(({ ordinal }) => positionOf(ordinal))
            .toReversed()
            .slice(0, count);
        expect(latest.until(until, count)).toEqual(newest(all.filter(({ time }) => time <= until)));
        expect(latest.upTo(positionOf(until), count)).toEqual(
          newest(all.filter(({ ordinal }) => ordinal <= until)),
        );
      },
    ),
  );
});

it('returns none that is later, even if the clocks of two processes differ', () => {
  fc.assert(
    fc.property(rows(5), fc.integer({ min: 990, max: 1_500 }), (all, until) => {
      const times = new Map(all.map(({ ordinal, time }) => [positionOf(ordinal), time]));
      for (const position of latestOf(all).until(until, 30))
        expect(times.get(position)).toBeLessThanOrEqual(until);
    }),
  );
});
