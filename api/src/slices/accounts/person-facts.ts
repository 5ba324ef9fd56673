import type { Database, Statement } from 'better-sqlite3';
import type { PersonalData } from './personal-data.ts';

/** Further personal data, one text each. */
type PersonFact = 'real-name' | 'card' | 'steam-id' | 'trade-link';

const SCHEMA = `CREATE TABLE IF NOT EXISTS person_fact (
  player TEXT NOT NULL, fact TEXT NOT NULL, sealed BLOB NOT NULL, PRIMARY KEY (player, fact)
) STRICT, WITHOUT ROWID`;

/** Personal data that players add after registration. It is stored outside the log under the player's own key, and is lost with the key. */
export class PersonFacts {
  readonly #personal: PersonalData;
  readonly #find: Statement<[string, string], { sealed: Buffer }>;
  readonly #keep: Statement<[string, string, Buffer]>;

  constructor(database: Database, personal: PersonalData) {
    database.exec(SCHEMA);
    this.#personal = personal;
    this.#find = database.prepare('SELECT sealed FROM person_fact WHERE player = ? AND fact = ?');
    this.#keep = database.prepare(
      'INSERT INTO person_fact VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET sealed = excluded.sealed',
    );
  }

  /** @returns undefined if it is unknown, or the person was erased */
  of(playerId: string, fact: PersonFact): string | undefined {
    const row = this.#find.get(playerId, fact);
    return row && this.#personal.open(playerId, row.sealed, fact);
  }

  /** @returns false if the player's key does not exist */
  keep(playerId: string, fact: PersonFact, text: string): boolean {
    const sealed = this.#personal.seal(playerId, text, fact);
    if (sealed === undefined) return false;
    this.#keep.run(playerId, fact, sealed);
    return true;
  }
}
