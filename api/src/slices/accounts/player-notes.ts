import type { Database, Statement } from 'better-sqlite3';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { PersonalData } from './personal-data.ts';

const Sealed = Type.Object({ text: Type.String(), author: Type.String() });
const sealedNote = Compile(Sealed);

/** An operator's note about a player. */
export interface PlayerNote {
  readonly id: number;
  /** milliseconds since 1970 */
  readonly time: number;
  readonly text: string;
  /** operator id */
  readonly author: string;
}

interface Row {
  readonly id: number;
  readonly time: number;
  readonly sealed: Buffer;
}

/** Maximum per player: nobody reads more. */
const NOTES_MAX = 1_000;

const SCHEMA = `CREATE TABLE IF NOT EXISTS player_note (
  id INTEGER PRIMARY KEY AUTOINCREMENT, player TEXT NOT NULL, time INTEGER NOT NULL, sealed BLOB NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS player_note_of ON player_note (player, id)`;

/** Operators' notes, stored outside the log under the player's own key, and lost with it. */
export class PlayerNotes {
  readonly #personal: PersonalData;
  readonly #of: Statement<[string, number], Row>;
  readonly #count: Statement<[string], { notes: number }>;
  readonly #insert: Statement<[string, number, Buffer]>;

  constructor(database: Database, personal: PersonalData) {
    database.exec(SCHEMA);
    this.#personal = personal;
    this.#of = database.prepare(
      'SELECT id, time, sealed FROM player_note WHERE player = ? ORDER BY id DESC LIMIT ?',
    );
    this.#count = database.prepare('SELECT COUNT(*) AS notes FROM player_note WHERE player = ?');
    this.#insert = database.prepare('INSERT INTO player_note (player, time, sealed) VALUES (?, ?, ?)');
  }

  /** Returns the newest first. */
  of(playerId: string): PlayerNote[] {
    return this.#of.all(playerId, NOTES_MAX).map(({ id, time, sealed }) => {
      const found: unknown = JSON.parse(this.#personal.open(playerId, sealed, CONTEXT));
      if (!sealedNote.Check(found)) throw new TypeError(`note ${id} of ${playerId} is malformed`);
      return { id, time, ...found };
    });
  }

  /** @returns false if the player's key does not exist, or there are too many notes */
  add(playerId: string, time: number, note: { readonly text: string; readonly author: string }): boolean {
    if ((this.#count.get(playerId)?.notes ?? 0) >= NOTES_MAX) return false;
    const sealed = this.#personal.seal(playerId, JSON.stringify(note), CONTEXT);
    if (sealed === undefined) return false;
    this.#insert.run(playerId, time, sealed);
    return true;
  }
}

const CONTEXT = 'note';
