import Database from 'better-sqlite3';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { Batches } from './batches.ts';

interface Row {
  readonly appends: number;
  readonly events: number;
}

/** Returns a database with rows as commits leave them: append and event numbers are consecutive. */
function filled(rows: readonly Row[]): Database.Database {
  const database = new Database(':memory:');
  database.exec(
    'CREATE TABLE batches (first_append INTEGER PRIMARY KEY, appends INTEGER, events_before INTEGER, events INTEGER, content ANY) STRICT',
  );
  const insert = database.prepare('INSERT INTO batches VALUES (?, ?, ?, ?, NULL)');
  let [first, before] = [1, 0];
  for (const { appends, events } of rows) {
    insert.run(first, appends, before, events);
    [first, before] = [first + appends, before + events];
  }
  return database;
}

it('finds the last row that begins after at most the given number of events, and the first append for zero', () => {
  const row = fc.record({ appends: fc.integer({ min: 1, max: 5 }), events: fc.integer({ min: 0, max: 3 }) });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 40 }), (rows) => {
      const database = filled(rows);
      const batches = new Batches(database);
      const walked = database
        .prepare<[number], number>('SELECT max(first_append) FROM batches WHERE events_before <= ?')
        .pluck();
      for (let events = 0; events <= batches.extent().events + 2; events += 1)
        expect(batches.appendBefore(events)).toBe(events === 0 ? 1 : (walked.get(events) ?? 1));
      database.close();
    }),
  );
});
