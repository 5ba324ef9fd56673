import Database from 'better-sqlite3';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  type StrandPlace,
  type StrandRow,
  Strands,
  isBefore,
  prepareStrands,
  strandTables,
} from './strands.ts';

const TABLE = 'sample';
const OWNERS = ['anna', 'ben'] as const;
const STRANDS = ['', 'rare'] as const;

let database: Database.Database;
beforeEach(() => {
  database = new Database(':memory:');
  database.exec(
    `CREATE TABLE ${TABLE} (ordinal INTEGER PRIMARY KEY, time INTEGER, before INTEGER); ${strandTables(TABLE).schema}`,
  );
});
afterEach(() => void database.close());

interface Sample extends StrandPlace {
  readonly owner: string;
  readonly strand: string;
}

/** Generates rows of a few owners and strands, many at one time. */
const samples = fc
  .array(
    fc.record({
      owner: fc.constantFrom(...OWNERS),
      strand: fc.constantFrom(...STRANDS),
      later: fc.nat({ max: 2 }),
      skipped: fc.integer({ min: 1, max: 3 }),
    }),
    { maxLength: 120 },
  )
  .map((steps) => {
    let [ordinal, time] = [0, 1_000];
    return steps.map(({ owner, strand, later, skipped }): Sample => {
      ordinal += skipped;
      time += later;
      return { owner, strand, ordinal, time };
    });
  });

/** @param restarts number of batches after which the ends in memory are lost */
function take(rows: readonly Sample[], batch: number, restarts = Infinity): void {
  let begin = prepareStrands(database, TABLE);
  const insert = database.prepare(`INSERT INTO ${TABLE} (ordinal, time, before) VALUES (?, ?, ?)`);
  for (let from = 0; from < rows.length; from += batch) {
    if ((from / batch + 1) % restarts === 0) begin = prepareStrands(database, TABLE);
    const { add, write } = begin();
    for (const { owner, strand, ...place } of rows.slice(from, from + batch))
      insert.run(place.ordinal, place.time, add(owner, strand, place));
    write();
  }
}

const rowAt = (ordinal: number) =>
  database
    .prepare<[number], StrandRow>(`SELECT ordinal, time, before FROM ${TABLE} WHERE ordinal = ?`)
    .get(ordinal);

const places = (rows: Iterable<StrandPlace>) => [...rows].map(({ ordinal, time }) => ({ ordinal, time }));

it('returns each owner’s rows of each strand once, the newest first, from any place, for any batches', () => {
  fc.assert(
    fc.property(
      samples,
      fc.integer({ min: 1, max: 50 }),
      fc.record({ ordinal: fc.nat({ max: 300 }), time: fc.integer({ min: 999, max: 1_250 }) }),
      fc.nat({ max: 130 }),
      fc.integer({ min: 1, max: 4 }),
      (rows, batch, place, skipped, restarts) => {
        database.exec(`DELETE FROM ${TABLE}; DELETE FROM ${TABLE}_end; DELETE FROM ${TABLE}_mark`);
        take(rows, batch, restarts);
        const strands = new Strands(database, TABLE);
        for (const owner of OWNERS)
          for (const strand of STRANDS) {
            const own = places(
              rows.filter((row) => row.owner === owner && row.strand === strand),
            ).toReversed();
            expect(strands.rows(owner, strand)).toBe(own.length);
            expect(places(strands.before(owner, strand, undefined, rowAt))).toEqual(own);
            expect(places(strands.before(owner, strand, place, rowAt))).toEqual(
              own.filter((row) => isBefore(row, place)),
            );
            expect(places(strands.behind(owner, strand, skipped, rowAt))).toEqual(own.slice(skipped));
          }
      },
    ),
  );
});

it('walks a few rows to the start of a page, for any length of the strand and depth of the page', () => {
  const rows = Array.from({ length: 1_000 }, (_, n) => ({
    owner: 'anna',
    strand: '',
    ordinal: n + 1,
    time: n,
  }));
  take(rows, 100);
  const strands = new Strands(database, TABLE);
  const walked = (page: (at: typeof rowAt) => Generator<StrandRow>) => {
    let read = 0;
    page((ordinal) => {
      read += 1;
      return rowAt(ordinal);
    }).next();
    return read;
  };
  for (const depth of [0, 7, 500, 983, 999]) {
    const place = { ordinal: 1_000 - depth, time: 999 - depth };
    expect(
      walked((at) => strands.behind('anna', '', depth, at)),
      `${depth} skipped`,
    ).toBeLessThanOrEqual(16);
    // The oldest row, which has none before it, is also read.
    expect(
      walked((at) => strands.before('anna', '', place, at)),
      `before ${depth}`,
    ).toBeLessThanOrEqual(17);
  }
});
