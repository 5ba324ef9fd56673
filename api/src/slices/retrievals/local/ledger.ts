import SqliteDatabase, { type Database } from 'better-sqlite3';

/** An order in the local provider's ledger, with the codes of its protocol. */
export interface LocalOrder {
  readonly orderId: string;
  readonly outTradeNo: string;
  readonly itemName: string;
  readonly tradeUrl: string;
  readonly price: number;
  /** 1 accepted by the provider, 3 waits for the player, 10 accepted by the player, 11 failed, 200 settled, 221 reversed */
  status: number;
  failedCode: string | null;
  tradeOfferId: string | null;
  /** time of the last change, milliseconds since 1970 */
  changed: number;
}

const SCHEMA = `CREATE TABLE IF NOT EXISTS delivery (
  n INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, number TEXT NOT NULL UNIQUE, data TEXT NOT NULL) STRICT`;

interface Row {
  readonly n: number;
  readonly data: string;
}

/** The local provider's records. It is the outside world: restoring a backup of the shop does not restore it. */
export class LocalOrders {
  readonly #database: Database;

  /** @param file ':memory:' for a ledger that is not kept */
  constructor(file: string) {
    this.#database = new SqliteDatabase(file);
    this.#database.pragma('journal_mode = WAL');
    this.#database.exec(SCHEMA);
  }

  /** Returns undefined if the number is used. */
  begin(asked: Pick<LocalOrder, 'outTradeNo' | 'itemName' | 'tradeUrl' | 'price'>, now: number) {
    if (this.byNumber(asked.outTradeNo) !== undefined) return undefined;
    const made: LocalOrder = {
      ...asked,
      orderId: `7539${String(this.count() + 1).padStart(14, '0')}`,
      status: 1,
      failedCode: null,
      tradeOfferId: null,
      changed: now,
    };
    this.#database
      .prepare<[string, string, string]>('INSERT INTO delivery (id, number, data) VALUES (?, ?, ?)')
      .run(made.orderId, made.outTradeNo, JSON.stringify(made));
    return made;
  }

  byNumber(number: string): LocalOrder | undefined {
    return parsed(
      this.#database.prepare<[string], Row>('SELECT * FROM delivery WHERE number = ?').get(number),
    );
  }

  byId(id: string): LocalOrder | undefined {
    return parsed(this.#database.prepare<[string], Row>('SELECT * FROM delivery WHERE id = ?').get(id));
  }

  save(order: LocalOrder): void {
    this.#database
      .prepare<[string, string]>('UPDATE delivery SET data = ? WHERE id = ?')
      .run(JSON.stringify(order), order.orderId);
  }

  count(): number {
    return (
      this.#database.prepare<[], { count: number }>('SELECT count(*) AS count FROM delivery').get()?.count ??
      0
    );
  }

  /** Returns the newest first. */
  page(offset: number, limit: number): readonly LocalOrder[] {
    return this.#database
      .prepare<[number, number], Row>('SELECT * FROM delivery ORDER BY n DESC LIMIT ? OFFSET ?')
      .all(limit, offset)
      .flatMap((row) => parsed(row) ?? []);
  }

  close(): void {
    this.#database.close();
  }
}

/** Safe, as only this class writes these rows. */
const parsed = (row: Row | undefined): LocalOrder | undefined => row && JSON.parse(row.data);
