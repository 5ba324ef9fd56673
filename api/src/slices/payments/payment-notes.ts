import type { Database, Statement } from 'better-sqlite3';
import { ProviderNotes } from '../../foundation/providers/index.ts';

/** A received callback and its outcome. */
interface NotedCallback {
  /** milliseconds since 1970 */
  readonly time: number;
  readonly reference: string;
  readonly said: string;
  readonly verdict: string;
}

/** A difference between the provider and the log. */
export interface Finding {
  readonly reference: string;
  readonly orderId: string;
  /** refund-failed: refunded here, but the payer did not get the money */
  readonly what: 'unknown-order' | 'mismatch' | 'missing' | 'refund-failed';
  /** time of the first finding, milliseconds since 1970 */
  readonly time: number;
}

const KEPT_MAX = 50_000;
const SHOWN_MAX = 200;

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS payment_callback (
    id INTEGER PRIMARY KEY, order_id TEXT NOT NULL, time INTEGER NOT NULL, reference TEXT NOT NULL, said TEXT NOT NULL,
    verdict TEXT NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS payment_callback_order ON payment_callback (order_id, id)`;

/** Returns the finding of a verdict for operators; undefined if there is none. */
export const findingOf = (verdict: string): Finding['what'] | undefined =>
  FINDINGS.find((what) => what === verdict);

const FINDINGS: readonly Finding['what'][] = ['unknown-order', 'mismatch', 'missing', 'refund-failed'];

/** Time and length of the last matched list. */
export interface Matching {
  readonly time: number;
  readonly payments: number;
}

/** Notes about payments outside the log, for operators only; no decision depends on them. */
export class PaymentNotes extends ProviderNotes<Finding, Matching> {
  readonly #insert: Statement<[string, number, string, string, string]>;
  readonly #prune: Statement<[number]>;
  readonly #of: Statement<[string, number], NotedCallback>;

  constructor(database: Database) {
    super(database, {
      finding: 'payment_finding',
      subject: { column: 'order_id', member: 'orderId' },
      matching: 'payment_matching',
      count: 'payments',
    });
    database.exec(SCHEMA);
    this.#insert = database.prepare(
      'INSERT INTO payment_callback (order_id, time, reference, said, verdict) VALUES (?, ?, ?, ?, ?)',
    );
    this.#prune = database.prepare('DELETE FROM payment_callback WHERE id <= ?');
    this.#of = database.prepare(
      'SELECT time, reference, said, verdict FROM payment_callback WHERE order_id = ? ORDER BY id DESC LIMIT ?',
    );
  }

  /** Stores a callback. If there are too many, the oldest are deleted. */
  came(orderId: string, { time, reference, said, verdict }: NotedCallback): void {
    const { lastInsertRowid } = this.#insert.run(orderId, time, reference, said, verdict);
    this.#prune.run(Number(lastInsertRowid) - KEPT_MAX);
  }

  /** Returns the newest first. */
  callbacksOf(orderId: string): readonly NotedCallback[] {
    return this.#of.all(orderId, SHOWN_MAX);
  }
}
