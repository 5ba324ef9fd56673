import type { Database, Statement } from 'better-sqlite3';
import type { Position } from '../../foundation/store/index.ts';
import { START } from '../../foundation/store/index.ts';

const SCHEMA = `CREATE TABLE IF NOT EXISTS read_mark (
  player TEXT PRIMARY KEY, position TEXT NOT NULL) STRICT, WITHOUT ROWID`;

/** Up to which position of the log each player has read notifications: outside the log, gone with the player's data. */
export class ReadMarks {
  readonly #find: Statement<[string], string>;
  readonly #set: Statement<[string, Position]>;

  constructor(database: Database) {
    database.exec(SCHEMA);
    this.#find = database
      .prepare<[string], string>('SELECT position FROM read_mark WHERE player = ?')
      .pluck();
    this.#set = database.prepare(
      `INSERT INTO read_mark VALUES (?, ?)
       ON CONFLICT DO UPDATE SET position = MAX(position, excluded.position)`,
    );
  }

  of(playerId: string): Position {
    return this.#find.get(playerId) ?? START;
  }

  /** Marks everything up to a position as read; a mark never goes back. */
  set(playerId: string, position: Position): void {
    this.#set.run(playerId, position);
  }
}
