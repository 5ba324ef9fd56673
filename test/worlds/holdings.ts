import SqliteDatabase, { type Database, type Statement } from 'better-sqlite3';
import type { Projection } from '@skins/api/foundation/projections';
import { type Append, ordinalOf } from '@skins/api/foundation/store';
import { kindOf } from '@skins/engine/kernel';
import { type Holding, NOTHING, after } from './holding.ts';

/** A row of the list: what a player has, by the events that were projected. */
interface Row {
  readonly stream: string;
  readonly events: number;
  readonly balance: number;
  readonly items: number;
}

const TABLE = 'world_holding';

/** A list of what players have: an event that is left out, or comes twice, shows in it. */
export const holdings: Projection = {
  name: TABLE,
  version: 1,
  tables: [TABLE],
  schema: `CREATE TABLE IF NOT EXISTS ${TABLE} (
    stream TEXT PRIMARY KEY, events INTEGER NOT NULL, balance INTEGER NOT NULL, items INTEGER NOT NULL) STRICT`,
  hears: 'everything',
  prepare(database: Database) {
    const add = database.prepare<[string, number, number]>(
      `INSERT INTO ${TABLE} VALUES (?, 1, ?, ?) ON CONFLICT DO UPDATE SET
       events = events + 1, balance = balance + excluded.balance, items = items + excluded.items`,
    );
    return (batch) => {
      for (const { event, meta } of batch) {
        if (kindOf(meta.stream) !== 'player') continue;
        const { balance, items } = after(NOTHING, event);
        add.run(meta.stream, balance, items);
      }
    };
  },
};

/** The file of the lists, which outlives a process. */
export class Lists {
  readonly database: Database;
  readonly #position: Statement<[string], string>;
  readonly #rows: Statement<[], Row>;

  /** @param file in which the list is already */
  constructor(file: Buffer) {
    this.database = new SqliteDatabase(file);
    this.#position = this.database
      .prepare<[string], string>('SELECT position FROM projection WHERE name = ? AND parked IS NULL')
      .pluck();
    this.#rows = this.database.prepare(`SELECT * FROM ${TABLE} ORDER BY stream`);
  }

  /** What is wrong with the list, held to as many events of the log as it says it has; undefined when nothing is. */
  fault(appends: readonly Append[], events: number): string | undefined {
    const position = this.#position.get(TABLE);
    if (position === undefined) return 'the list is parked';
    const end = ordinalOf(position);
    if (end > events) return `the list is at ${end}, and the log ends at ${events}`;
    const [was, due] = [this.#rows.all(), rowsAt(appends, end)].map((rows) => JSON.stringify(rows));
    return was === due ? undefined : `the list at ${end} has ${was} instead of ${due}`;
  }
}

function rowsAt(appends: readonly Append[], end: number): Row[] {
  const rows = new Map<string, Holding & { readonly events: number }>();
  const all = appends.flatMap(({ stream, events }) => events.map((event) => ({ stream, event })));
  for (const { stream, event } of all.slice(0, end)) {
    if (kindOf(stream) !== 'player') continue;
    const before = rows.get(stream) ?? { ...NOTHING, events: 0 };
    rows.set(stream, { ...after(before, event), events: before.events + 1 });
  }
  return [...rows]
    .map(([stream, { events, balance, items }]) => ({ stream, events, balance, items }))
    .toSorted((a, b) => (a.stream < b.stream ? -1 : 1));
}
