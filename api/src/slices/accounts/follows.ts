import type { Database, Statement } from 'better-sqlite3';
import { FOLLOWED_MAX } from '../../foundation/live/followers.ts';

const SCHEMA = `CREATE TABLE IF NOT EXISTS follow (
  player TEXT NOT NULL, followed TEXT NOT NULL, since INTEGER NOT NULL, PRIMARY KEY (player, followed)) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS follow_of ON follow (followed)`;

export interface Followed {
  readonly followed: string;
  /** milliseconds since 1970 */
  readonly since: number;
}

/** Whom each player follows: outside the log, gone with the data of either player. */
export class Follows {
  readonly #of: Statement<[string], Followed>;
  readonly #has: Statement<[string, string], number>;
  readonly #add: Statement<[string, string, number]>;
  readonly #end: Statement<[string, string]>;
  readonly #endAllOf: Statement<[string]>;
  readonly #forget: Statement<[string, string]>;

  constructor(database: Database) {
    database.exec(SCHEMA);
    this.#of = database.prepare(
      'SELECT followed, since FROM follow WHERE player = ? ORDER BY since DESC, followed',
    );
    this.#has = database
      .prepare<[string, string], number>('SELECT 1 FROM follow WHERE player = ? AND followed = ?')
      .pluck();
    this.#add = database.prepare('INSERT INTO follow VALUES (?, ?, ?) ON CONFLICT DO NOTHING');
    this.#end = database.prepare('DELETE FROM follow WHERE player = ? AND followed = ?');
    this.#endAllOf = database.prepare('DELETE FROM follow WHERE followed = ?');
    this.#forget = database.prepare('DELETE FROM follow WHERE player = ? OR followed = ?');
  }

  /** Returns whom a player follows, the newest first. */
  of(playerId: string): readonly Followed[] {
    return this.#of.all(playerId);
  }

  has(playerId: string, followed: string): boolean {
    return this.#has.get(playerId, followed) !== undefined;
  }

  /** Follows a player; a repeat changes nothing. @returns false if the player follows as many as may be */
  add(playerId: string, followed: string, now: number): boolean {
    if (this.has(playerId, followed)) return true;
    if (this.of(playerId).length >= FOLLOWED_MAX) return false;
    this.#add.run(playerId, followed, now);
    return true;
  }

  end(playerId: string, followed: string): void {
    this.#end.run(playerId, followed);
  }

  /** Nobody follows a player any more. */
  endAllOf(followed: string): void {
    this.#endAllOf.run(followed);
  }

  /** Forgets whom a player follows, and who follows the player. */
  forget(playerId: string): void {
    this.#forget.run(playerId, playerId);
  }
}
