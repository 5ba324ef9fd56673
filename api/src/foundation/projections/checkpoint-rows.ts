import type { Database, Statement } from 'better-sqlite3';
import { type Position, START } from '../store/index.ts';

interface Row {
  readonly version: number;
  readonly position: Position;
  /** why it stopped after a failure; null if it runs */
  readonly parked: string | null;
}

/** The table with the position of each projection. Its rows change in one transaction with the projection's rows. */
export class CheckpointRows {
  readonly #find: Statement<[string], Row>;
  readonly #begin: Statement<[string, number, Position]>;
  readonly #moveOn: Statement<[Position, Position, string]>;
  readonly #park: Statement<[string, string]>;

  constructor(database: Database) {
    database.exec(
      'CREATE TABLE IF NOT EXISTS projection (name TEXT PRIMARY KEY, version INTEGER NOT NULL, position TEXT NOT NULL, parked TEXT) STRICT',
    );
    this.#find = database.prepare('SELECT version, position, parked FROM projection WHERE name = ?');
    this.#begin = database.prepare(
      'INSERT OR REPLACE INTO projection (name, version, position, parked) VALUES (?, ?, ?, NULL)',
    );
    this.#moveOn = database.prepare(
      'UPDATE projection SET position = ? WHERE position = ? AND name IN (SELECT value FROM json_each(?))',
    );
    this.#park = database.prepare('UPDATE projection SET parked = ? WHERE name = ?');
  }

  find(name: string): Row | undefined {
    return this.#find.get(name);
  }

  /** Sets a projection to the position before the first event. */
  begin(name: string, version: number): void {
    this.#begin.run(name, version, START);
  }

  /** Moves projections from one position to another. @throws when one is elsewhere: another projector writes to the file */
  moveOn(names: readonly string[], from: Position, to: Position): void {
    const { changes } = this.#moveOn.run(to, from, JSON.stringify(names));
    if (changes !== names.length)
      throw new Error(`another projector moved ${names.join(', ')} on from ${from}`);
  }

  park(name: string, reason: string): void {
    this.#park.run(reason, name);
  }
}
