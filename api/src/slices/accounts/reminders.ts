import type { Database, Statement } from 'better-sqlite3';

/** A player asked to be told when an activity begins. */
export interface Reminder {
  readonly activity: string;
  /** milliseconds since 1970 */
  readonly asked: number;
  /** whether the player has read the notification */
  readonly read: boolean;
}

/** No more activities are published at once. */
const PER_PLAYER = 40;

const SCHEMA = `CREATE TABLE IF NOT EXISTS activity_reminder (
  player TEXT NOT NULL, activity TEXT NOT NULL, asked INTEGER NOT NULL, read INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (player, activity)) STRICT, WITHOUT ROWID`;

/** Activities of whose start players want to be told: outside the log, gone with the player's data. */
export class Reminders {
  readonly #of: Statement<[string], { activity: string; asked: number; read: 0 | 1 }>;
  readonly #set: (playerId: string, activity: string, asked: number) => void;
  readonly #remove: Statement<[string, string]>;
  readonly #read: (playerId: string, activities: readonly string[]) => void;

  constructor(database: Database) {
    database.exec(SCHEMA);
    this.#of = database.prepare(
      'SELECT activity, asked, read FROM activity_reminder WHERE player = ? ORDER BY asked DESC',
    );
    this.#remove = database.prepare('DELETE FROM activity_reminder WHERE player = ? AND activity = ?');
    const set = database.prepare<[string, string, number]>(
      `INSERT INTO activity_reminder (player, activity, asked) VALUES (?, ?, ?)
       ON CONFLICT DO UPDATE SET asked = excluded.asked, read = 0`,
    );
    const trim = database.prepare<[string, string, number]>(
      `DELETE FROM activity_reminder WHERE player = ? AND activity IN
         (SELECT activity FROM activity_reminder WHERE player = ? ORDER BY asked DESC LIMIT -1 OFFSET ?)`,
    );
    this.#set = database.transaction((playerId, activity, asked) => {
      set.run(playerId, activity, asked);
      trim.run(playerId, playerId, PER_PLAYER);
    });
    const read = database.prepare<[string, string]>(
      'UPDATE activity_reminder SET read = 1 WHERE player = ? AND activity = ?',
    );
    this.#read = database.transaction((playerId, activities) => {
      for (const activity of activities) read.run(playerId, activity);
    });
  }

  /** Returns a player's reminders, the newest first. */
  of(playerId: string): readonly Reminder[] {
    return this.#of.all(playerId).map(({ read, ...reminder }) => ({ ...reminder, read: read === 1 }));
  }

  /** @param asked milliseconds since 1970 */
  set(playerId: string, activity: string, asked: number): void {
    this.#set(playerId, activity, asked);
  }

  remove(playerId: string, activity: string): void {
    this.#remove.run(playerId, activity);
  }

  /** Marks notifications as read. */
  read(playerId: string, activities: readonly string[]): void {
    this.#read(playerId, activities);
  }
}
