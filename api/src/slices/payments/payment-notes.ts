import type { Database, Statement } from 'better-sqlite3';
import { ProviderNotes } from '../../foundation/providers/index.ts';

/** A callback that came, and what it led to. */
interface NotedCallback {
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
  CREATE INDEX IF NOT EXISTS payment_callback_order ON payment_callback (order_id, id)`;

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

  /** The oldest are forgotten when there are too many. */
  came(orderId: string, { time, reference, said, verdict }: NotedCallback): void {
    const { lastInsertRowid } = this.#insert.run(orderId, time, reference, said, verdict);
    this.#prune.run(Number(lastInsertRowid) - KEPT_MAX);
  }

  /** The newest first. */
  callbacksOf(orderId: string): readonly NotedCallback[] {
    return this.#of.all(orderId, SHOWN_MAX);
  }
}
