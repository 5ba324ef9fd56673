import type { Database, Statement } from 'better-sqlite3';

/** What a provider has and the log does not, or the other way round. */
export interface DeliveryFinding {
  /** what the provider calls it */
  readonly reference: string;
  readonly retrievalId: string;
  /** unknown: nobody here asked for it; other-offer: another one than is known; after-end: delivered after it had ended here; after-seven-days: reversed too late */
  readonly what: 'unknown' | 'other-offer' | 'after-end' | 'after-seven-days';
  /** milliseconds since 1970: when it was found first */
  readonly time: number;
}

const SHOWN_MAX = 200;

const SCHEMA = `CREATE TABLE IF NOT EXISTS delivery_finding (
    reference TEXT PRIMARY KEY, retrieval_id TEXT NOT NULL, what TEXT NOT NULL, time INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS delivery_matching (
    one INTEGER PRIMARY KEY CHECK (one = 1), time INTEGER NOT NULL, offers INTEGER NOT NULL) STRICT`;

/** When the provider's list was last held to the log, and how long it was. */
export interface DeliveryMatching {
  readonly time: number;
  readonly offers: number;
}

/** What is noted of deliveries beside the log, for operators alone: nothing is decided by it. */
export class DeliveryNotes {
  readonly #find: Statement<[DeliveryFinding]>;
  readonly #clear: Statement<[string]>;
  readonly #findings: Statement<[number], DeliveryFinding>;
  readonly #match: Statement<[DeliveryMatching]>;
  readonly #matching: Statement<[], DeliveryMatching>;

  constructor(database: Database) {
    database.exec(SCHEMA);
    this.#find = database.prepare(
      `INSERT INTO delivery_finding (reference, retrieval_id, what, time) VALUES ($reference, $retrievalId, $what, $time)
       ON CONFLICT (reference) DO UPDATE SET what = excluded.what`,
    );
    this.#clear = database.prepare('DELETE FROM delivery_finding WHERE reference = ?');
    this.#findings = database.prepare(
      `SELECT reference, retrieval_id AS retrievalId, what, time FROM delivery_finding
       ORDER BY time DESC, reference LIMIT ?`,
    );
    this.#match = database.prepare(
      `INSERT INTO delivery_matching (one, time, offers) VALUES (1, $time, $offers)
       ON CONFLICT (one) DO UPDATE SET time = excluded.time, offers = excluded.offers`,
    );
    this.#matching = database.prepare('SELECT time, offers FROM delivery_matching');
  }

  found(finding: DeliveryFinding): void {
    this.#find.run(finding);
  }

  settled(reference: string): void {
    this.#clear.run(reference);
  }

  findings(): readonly DeliveryFinding[] {
    return this.#findings.all(SHOWN_MAX);
  }

  matched(matching: DeliveryMatching): void {
    this.#match.run(matching);
  }

  lastMatching(): DeliveryMatching | undefined {
    return this.#matching.get();
  }
}
