import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { PAGE_SQL } from './questions.ts';
import { views } from './views.ts';

/** Returns how SQLite would answer a query over the lists. */
function planOf(sql: string): string {
  const database = new Database(':memory:');
  for (const { schema } of views) database.exec(schema);
  const steps = database
    .prepare<[object], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`)
    .all({ state: 'growing', player: '', limit: 12, offset: 0 });
  database.close();
  return steps.map(({ detail }) => detail).join('\n');
}

describe('a page of wishes', () => {
  it.each(Object.entries(PAGE_SQL))(
    'is read from an index in its order, however many there are: %s',
    (_order, sql) => {
      const plan = planOf(sql(false));
      expect(plan).toMatch(/^SEARCH wish USING (COVERING )?INDEX wish_\w+ \(state=\?/);
      expect(plan).not.toMatch(/TEMP B-TREE/);
    },
  );
});
