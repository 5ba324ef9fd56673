import type { Database } from 'better-sqlite3';
import { CoinsMoved } from './purse.ts';
import type { LoggedEvent } from '../../../api/src/foundation/runtime/index.ts';
import type { Projection } from '../../../api/src/foundation/projections/projection.ts';

/**
 * Counts events and sums coins by stream, for tests: a duplicate or missing event shows in its rows.
 * @param onEvent may throw, as a projection with a defect does
 */
export const counters = (
  name: string,
  {
    version = 1,
    onEvent = () => undefined,
  }: { version?: number; onEvent?: (logged: LoggedEvent) => void } = {},
): Projection => ({
  name,
  version,
  tables: [`${name}_counter`],
  schema: `CREATE TABLE IF NOT EXISTS ${name}_counter (
    stream TEXT PRIMARY KEY, events INTEGER NOT NULL, coins INTEGER NOT NULL, last TEXT NOT NULL) STRICT`,
  hears: 'everything',
  prepare(database: Database) {
    const add = database.prepare<[string, number, string]>(
      `INSERT INTO ${name}_counter (stream, events, coins, last) VALUES (?, 1, ?, ?)
       ON CONFLICT DO UPDATE SET events = events + 1, coins = coins + excluded.coins, last = excluded.last`,
    );
    return (batch) => {
      for (const logged of batch) {
        onEvent(logged);
        const { event, meta, position } = logged;
        if (CoinsMoved.is(event)) add.run(meta.stream, event.data.by, position);
      }
    };
  },
});

export interface CounterRow {
  readonly stream: string;
  readonly events: number;
  readonly coins: number;
  readonly last: string;
}

export const rowsOf = (database: Database, name: string): CounterRow[] =>
  database.prepare<[], CounterRow>(`SELECT * FROM ${name}_counter ORDER BY stream`).all();
