import type { Database, Statement } from 'better-sqlite3';

/** A callback that came, and what it led to. */
export interface NotedCallback {
  /** milliseconds since 1970 */
  readonly time: number;
  readonly reference: string;
  readonly said: string;
  readonly verdict: string;
}

/** Something that the provider has and the log does not, or the other way round. */
export interface Finding {
  readonly reference: string;
  readonly orderId: string;
  /** refund-failed: it was given back here, and the payer does not have it */
  readonly what: 'unknown-order' | 'mismatch' | 'missing' | 'refund-failed';
  /** milliseconds since 1970: when it was found first */
  readonly time: number;
}

const KEPT_MAX = 50_000;
const SHOWN_MAX = 200;

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS payment_callback (
    id INTEGER PRIMARY KEY, order_id TEXT NOT NULL, time INTEGER NOT NULL, reference TEXT NOT NULL, said TEXT NOT NULL,
    verdict TEXT NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS payment_callback_order ON payment_callback (order_id, id);
  CREATE TABLE IF NOT EXISTS payment_finding (
    reference TEXT PRIMARY KEY, order_id TEXT NOT NULL, what TEXT NOT NULL, time INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS payment_matching (
    one INTEGER PRIMARY KEY CHECK (one = 1), time INTEGER NOT NULL, payments INTEGER NOT NULL) STRICT`;

/** What operators have to see of a verdict; undefined where there is nothing. */
export const findingOf = (verdict: string): Finding['what'] | undefined =>
  FINDINGS.find((what) => what === verdict);

const FINDINGS: readonly Finding['what'][] = ['unknown-order', 'mismatch', 'missing', 'refund-failed'];

/** When the provider's list was last held to the log, and how long it was. */
export interface Matching {
  readonly time: number;
  readonly payments: number;
}

/** What is noted of payments beside the log, for operators alone: nothing is decided by it. */
export class PaymentNotes {
  readonly #insert: Statement<[string, number, string, string, string]>;
  readonly #prune: Statement<[number]>;
  readonly #of: Statement<[string, number], NotedCallback>;
  readonly #find: Statement<[Finding]>;
  readonly #clear: Statement<[string]>;
  readonly #findings: Statement<[number], Finding>;
  readonly #match: Statement<[Matching]>;
  readonly #matching: Statement<[], Matching>;

  constructor(database: Database) {
    database.exec(SCHEMA);
    this.#insert = database.prepare(
      'INSERT INTO payment_callback (order_id, time, reference, said, verdict) VALUES (?, ?, ?, ?, ?)',
    );
    this.#prune = database.prepare('DELETE FROM payment_callback WHERE id <= ?');
    this.#of = database.prepare(
      'SELECT time, reference, said, verdict FROM payment_callback WHERE order_id = ? ORDER BY id DESC LIMIT ?',
    );
    this.#find = database.prepare(
      `INSERT INTO payment_finding (reference, order_id, what, time) VALUES ($reference, $orderId, $what, $time)
       ON CONFLICT (reference) DO UPDATE SET what = excluded.what`,
    );
    this.#clear = database.prepare('DELETE FROM payment_finding WHERE reference = ?');
    this.#findings = database.prepare(
      'SELECT reference, order_id AS orderId, what, time FROM payment_finding ORDER BY time DESC, reference LIMIT ?',
    );
    this.#match = database.prepare(
      `INSERT INTO payment_matching (one, time, payments) VALUES (1, $time, $payments)
       ON CONFLICT (one) DO UPDATE SET time = excluded.time, payments = excluded.payments`,
    );
    this.#matching = database.prepare('SELECT time, payments FROM payment_matching');
  }

  /** The oldest are forgotten when there are too many. */
  came(orderId: string, { time, reference, said, verdict }: NotedCallback): void {
    const { lastInsertRowid } = this.#insert.run(orderId, time, reference, said, verdict);
    this.#prune.run(Number(lastInsertRowid) - KEPT_MAX);
  }

  /** The newest first. */
  callbacksOf(orderId: string): readonly NotedCallback[] {
    return this.#of.all(orderId, SHOWN_MAX);
  }

  found(finding: Finding): void {
    this.#find.run(finding);
  }

  settled(reference: string): void {
    this.#clear.run(reference);
  }

  findings(): readonly Finding[] {
    return this.#findings.all(SHOWN_MAX);
  }

  matched(matching: Matching): void {
    this.#match.run(matching);
  }

  lastMatching(): Matching | undefined {
    return this.#matching.get();
  }
}
