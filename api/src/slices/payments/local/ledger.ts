import { randomBytes } from 'node:crypto';
import SqliteDatabase, { type Database } from 'better-sqlite3';

/** A payment in the local provider's ledger, in terms of its protocol. */
export interface LocalSession {
  readonly id: string;
  readonly intent: string;
  /** seconds since 1970 */
  readonly created: number;
  readonly expires: number;
  readonly price: number;
  /** lower case */
  readonly currency: string;
  readonly title: string;
  readonly order: string;
  readonly player: string;
  readonly back: string;
  status: 'open' | 'complete' | 'expired';
  paid: boolean;
  refunded: boolean;
  /** the refund failed because the payer's card is closed; the shop has the money again */
  refundFailed: boolean;
  disputed: boolean;
  /** the shop won the dispute */
  won: boolean;
  /** the payer's mail address, as the cashier's page has it; absent until somebody pays */
  payer?: string;
}

const SCHEMA = `CREATE TABLE IF NOT EXISTS session (
  n INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, key TEXT NOT NULL UNIQUE, form TEXT NOT NULL, data TEXT NOT NULL) STRICT`;

interface Row {
  readonly n: number;
  readonly form: string;
  readonly data: string;
}

/** The local provider's records. It is the outside world: restoring a backup of the shop does not restore it. */
export class LocalLedger {
  readonly #database: Database;

  /** @param file ':memory:' for a ledger that is not kept */
  constructor(file: string) {
    this.#database = new SqliteDatabase(file);
    this.#database.pragma('journal_mode = WAL');
    this.#database.exec(SCHEMA);
  }

  /** Begins a payment, or returns the one with the same key; undefined if the key was used with other data. */
  begin(
    key: string,
    form: string,
    asked: Pick<
      LocalSession,
      'created' | 'expires' | 'price' | 'currency' | 'title' | 'order' | 'player' | 'back'
    >,
  ): LocalSession | undefined {
    const known = this.#database.prepare<[string], Row>('SELECT * FROM session WHERE key = ?').get(key);
    if (known !== undefined) return known.form === form ? parsed(known.data) : undefined;
    const session: LocalSession = {
      ...asked,
      id: `cs_local_${randomBytes(12).toString('hex')}`,
      intent: `pi_local_${randomBytes(12).toString('hex')}`,
      status: 'open',
      paid: false,
      refunded: false,
      refundFailed: false,
      disputed: false,
      won: false,
    };
    this.#database
      .prepare<[string, string, string, string]>(
        'INSERT INTO session (id, key, form, data) VALUES (?, ?, ?, ?)',
      )
      .run(session.id, key, form, JSON.stringify(session));
    return session;
  }

  find(id: string): LocalSession | undefined {
    const row = this.#database.prepare<[string], Row>('SELECT * FROM session WHERE id = ?').get(id);
    return row && parsed(row.data);
  }

  save(session: LocalSession): void {
    this.#database
      .prepare<[string, string]>('UPDATE session SET data = ? WHERE id = ?')
      .run(JSON.stringify(session), session.id);
  }

  /** Returns the newest first, optionally after one of them. */
  page(limit: number, after: string | undefined): readonly LocalSession[] {
    const n =
      after === undefined
        ? Number.MAX_SAFE_INTEGER
        : (this.#database.prepare<[string], Row>('SELECT * FROM session WHERE id = ?').get(after)?.n ?? 0);
    return this.#database
      .prepare<[number, number], Row>('SELECT * FROM session WHERE n < ? ORDER BY n DESC LIMIT ?')
      .all(n, limit)
      .map(({ data }) => parsed(data));
  }

  close(): void {
    this.#database.close();
  }
}

/** Safe, as only this class writes these rows. */
const parsed = (data: string): LocalSession => JSON.parse(data);
