import type { Database, Statement } from 'better-sqlite3';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { PersonalData } from './personal-data.ts';

const Sealed = Type.Object({ text: Type.String(), author: Type.String() });
const sealedNote = Compile(Sealed);

/** What an operator wrote down about a player. */
export interface PlayerNote {
  readonly id: number;
  /** milliseconds since 1970 */
  readonly time: number;
  readonly text: string;
  /** an operator's id */
  readonly author: string;
}

interface Row {
  readonly id: number;
  readonly time: number;
  readonly sealed: Buffer;
}

/** Of one player: more is read by nobody. */
const NOTES_MAX = 1_000;

const SCHEMA = `CREATE TABLE IF NOT EXISTS player_note (
  id INTEGER PRIMARY KEY AUTOINCREMENT, player TEXT NOT NULL, time INTEGER NOT NULL, sealed BLOB NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS player_note_of ON player_note (player, id)`;

/** Operators' notes, beside the log, under the player's own key: they go with it. */
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

  /** The newest first. */
  of(playerId: string): PlayerNote[] {
    return this.#of.all(playerId, NOTES_MAX).map(({ id, time, sealed }) => {
      const found: unknown = JSON.parse(this.#personal.open(playerId, sealed, CONTEXT));
      if (!sealedNote.Check(found)) throw new TypeError(`note ${id} of ${playerId} is malformed`);
      return { id, time, ...found };
    });
  }

  /** @returns false when nobody knows the player's key, or there are too many notes already */
  add(playerId: string, time: number, note: { readonly text: string; readonly author: string }): boolean {
    if ((this.#count.get(playerId)?.notes ?? 0) >= NOTES_MAX) return false;
    const sealed = this.#personal.seal(playerId, JSON.stringify(note), CONTEXT);
    if (sealed === undefined) return false;
    this.#insert.run(playerId, time, sealed);
    return true;
  }
}

const CONTEXT = 'note';
