import type { Database, Statement } from 'better-sqlite3';
import type { PersonalData } from './personal-data.ts';

/** What else may be known of a person, a text each. */
type PersonFact = 'real-name' | 'card' | 'steam-id' | 'trade-link';

const SCHEMA = `CREATE TABLE IF NOT EXISTS person_fact (
  player TEXT NOT NULL, fact TEXT NOT NULL, sealed BLOB NOT NULL, PRIMARY KEY (player, fact)
) STRICT, WITHOUT ROWID`;

/** What players tell of themselves after they registered, beside the log, under each one's own key: it goes with the key. */
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

  /** @returns undefined when it is not known, or the person was erased */
  of(playerId: string, fact: PersonFact): string | undefined {
    const row = this.#find.get(playerId, fact);
    return row && this.#personal.open(playerId, row.sealed, fact);
  }

  /** @returns false when nobody knows the player's key */
  keep(playerId: string, fact: PersonFact, text: string): boolean {
    const sealed = this.#personal.seal(playerId, text, fact);
    if (sealed === undefined) return false;
    this.#keep.run(playerId, fact, sealed);
    return true;
  }
}
