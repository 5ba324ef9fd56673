import Database from 'better-sqlite3';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listOver } from './description.ts';
import { indexesOf } from './indexes.ts';
import { List } from './list.ts';
import { STRETCH, ranksOf } from './ranks.ts';

interface Tables {
  readonly holder: { name: string; gems: number };
}

const holders = listOver<Tables>()('holder', {
  whose: null,
  id: 'name',
  sortable: ['gems', 'name'],
  filters: { gems: { range: 'gems' } },
  total: 'counted',
  ranked: true,
});

const TABLE = 'CREATE TABLE holder (name TEXT PRIMARY KEY, gems INTEGER NOT NULL) STRICT, WITHOUT ROWID;';
const [MANY, LIMIT] = [6_000, 5];
const nameOf = (n: number) => `name-${String((n * 7_919) % 1_000_003).padStart(7, '0')}`;

function filled(rows: number) {
  const database = new Database(':memory:');
  database.exec(`${TABLE}${indexesOf(holders)}`);
  const add = database.prepare(
    'INSERT INTO holder VALUES (?, ?) ON CONFLICT DO UPDATE SET gems = excluded.gems',
  );
  database.transaction(() => {
    for (let n = 0; n < rows; n += 1) add.run(nameOf(n), (n * 31) % 997);
  })();
  return {
    database,
    add,
    list: new List(database, holders),
    gone: database.prepare('DELETE FROM holder WHERE name = ?'),
  };
}

type Filled = ReturnType<typeof filled>;
const ORDERS = [
  ['gems', false],
  ['gems', true],
  ['name', false],
  ['name', true],
] as const;

/** Returns a page by walking to its offset. */
const walked = ({ database }: Filled, column: string, descending: boolean, offset: number) => {
  const order = descending ? 'DESC' : 'ASC';
  return database
    .prepare(`SELECT * FROM holder ORDER BY ${column} ${order}, name ${order} LIMIT ${LIMIT} OFFSET ?`)
    .all(offset);
};

function expectPlaces(all: Filled, rows: number): void {
  const places = [0, STRETCH - 1, STRETCH, STRETCH + 1, 2_500, rows - LIMIT - 1, rows - 1, rows, rows + 9];
  for (const [column, descending] of ORDERS)
    for (const offset of places.filter((place) => place >= 0)) {
      const { rows: found } = all.list.page({
        whose: null,
        filter: {},
        sort: { column, descending },
        limit: LIMIT,
        offset,
      });
      expect(found, `${column} ${descending} ${offset}`).toEqual(walked(all, column, descending, offset));
    }
}

const marksOf = ({ database }: Filled) =>
  ranksOf(holders).map((table) =>
    database.prepare<[], number>(`SELECT n FROM ${table} ORDER BY low, low_id`).pluck().all(),
  );

describe('the ranks of a list', () => {
  it('lead to the right rows at any offset, in every order', () => {
    const all = filled(MANY);
    expectPlaces(all, MANY);
    for (const marks of marksOf(all)) {
      expect(marks.length).toBeGreaterThan(2);
      expect(marks.reduce((sum, n) => sum + n, 0)).toBe(MANY);
      expect(Math.max(...marks)).toBeLessThanOrEqual(2 * STRETCH);
    }
  });

  it('are right after rows were moved, added and deleted', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({ from: fc.nat(MANY), count: fc.nat(2_500), gems: fc.nat(2_000), gone: fc.boolean() }),
          { maxLength: 6 },
        ),
        (changes) => {
          const all = filled(MANY);
          for (const { from, count, gems, gone } of changes) {
            for (let n = from; n < from + count; n += 1)
              if (gone) all.gone.run(nameOf(n));
              else all.add.run(nameOf(n), (gems + n) % 2_003);
            const { n: rows } = Object(all.database.prepare('SELECT count(*) AS n FROM holder').get());
            for (const marks of marksOf(all)) expect(marks.reduce((sum, n) => sum + n, 0)).toBe(rows);
            expectPlaces(all, Number(rows));
          }
        },
      ),
      { numRuns: 8 },
    );
  });

  it('drop emptied stretches, and start from the rows that a table already had', () => {
    const all = filled(MANY);
    for (let n = 0; n < MANY; n += 1) if (n % 50 !== 0) all.gone.run(nameOf(n));
    for (const marks of marksOf(all)) expect(marks.length).toBeLessThan(3);
    expectPlaces(all, MANY / 50);

    const database = new Database(':memory:');
    database.exec(TABLE);
    database.exec(`INSERT INTO holder SELECT printf('n%05d', value), value % 13 FROM (
      WITH RECURSIVE n(value) AS (SELECT 0 UNION ALL SELECT value + 1 FROM n WHERE value < ${MANY - 1}) SELECT value FROM n)`);
    database.exec(indexesOf(holders));
    const late = { ...all, database, list: new List(database, holders) };
    expectPlaces(late, MANY);
    database.prepare('UPDATE holder SET gems = gems + 1 WHERE gems = 3').run();
    expectPlaces(late, MANY);
  });
});
