import type { Database, Statement } from 'better-sqlite3';
import { seal, unseal } from '../accounts/sealed-box.ts';
import { listOver } from '../../foundation/lists/description.ts';
import { List, type ListPage, type Query } from '../../foundation/lists/index.ts';
import { indexesOf } from '../../foundation/lists/indexes.ts';
import { type MasterSecret, hmacHex } from '../../foundation/secrets/index.ts';
import { SECURITY_KINDS, type SecurityKind } from './kinds.ts';

const KEPT_MS = 90 * 86_400_000;
/** Rows kept per kind, so that a flood of one kind does not displace others. */
const KEPT_EACH = 20_000;
/** New rows after which the oldest are deleted, as a share of the rows kept. */
const CLEARED_EVERY = 1 / 20;

/** The same event within a minute, with its count. Times in milliseconds since 1970. */
export interface SecurityRow {
  /** time of the first one */
  readonly time: number;
  /** key that distinguishes it from other events */
  readonly same: string;
  readonly kind: SecurityKind;
  readonly address: string;
  readonly name: string;
  readonly what: string;
  /** request of the first one */
  readonly requestId: string;
  readonly count: number;
}

/** A stored row; the file alone reveals no address. */
interface StoredRow {
  readonly id: number;
  readonly time: number;
  readonly kind: SecurityKind;
  readonly name: string;
  readonly what: string;
  readonly request: string;
  readonly times: number;
  /** keyed hash, because all addresses could be tried */
  readonly same: string;
  readonly address: Buffer;
}

interface Tables {
  readonly security_event: StoredRow;
}

const storedEvents = listOver<Tables>()('security_event', {
  whose: null,
  id: 'id',
  sortable: ['id'],
  filters: { kind: { equals: 'kind' }, name: { equals: 'name' }, time: { range: 'time' } },
  total: 'counted',
  ranked: true,
});
type Asked = Query<StoredRow, (typeof storedEvents)['shape']>;

const SCHEMA = `CREATE TABLE IF NOT EXISTS security_event (
  id INTEGER PRIMARY KEY AUTOINCREMENT, time INTEGER NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL, what TEXT NOT NULL,
  request TEXT NOT NULL, times INTEGER NOT NULL, same TEXT NOT NULL UNIQUE, address BLOB NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS security_event_time ON security_event (time);
${indexesOf(storedEvents)}`;

/** An event for operators. */
export interface KeptEvent extends Omit<StoredRow, 'same' | 'address'> {
  readonly address: string;
}

/** Security events outside the log, limited by age and number. */
export class SecurityTable {
  readonly #database: Database;
  readonly #keptEach: number;
  readonly #key: Buffer;
  readonly #list: List<StoredRow, (typeof storedEvents)['shape']>;
  readonly #insert: Statement<[number, string, string, string, string, number, string, Buffer]>;
  readonly #clearOld: Statement<[number]>;
  readonly #clearOver: Statement<[string, string, number]>;
  #cleared = Number.POSITIVE_INFINITY;

  constructor(database: Database, secret: MasterSecret, keptEach = KEPT_EACH) {
    database.exec(SCHEMA);
    this.#database = database;
    this.#keptEach = keptEach;
    this.#key = secret.derive('skins security events v1');
    this.#list = new List(database, storedEvents);
    this.#insert = database.prepare(
      `INSERT INTO security_event (time, kind, name, what, request, times, same, address) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (same) DO UPDATE SET times = times + excluded.times`,
    );
    this.#clearOld = database.prepare('DELETE FROM security_event WHERE time < ?');
    this.#clearOver = database.prepare(
      `DELETE FROM security_event WHERE kind = ? AND id <=
         (SELECT id FROM security_event WHERE kind = ? ORDER BY id DESC LIMIT 1 OFFSET ?)`,
    );
  }

  /** @param now present time, from which the age is computed */
  add(rows: readonly SecurityRow[], now: number): void {
    this.#database.transaction(() => {
      for (const { time, kind, name, what, requestId, count, same, address } of rows) {
        const key = hmacHex(this.#key, same);
        this.#insert.run(
          time,
          kind,
          name,
          what,
          requestId,
          count,
          key,
          seal(this.#key, Buffer.from(address), key),
        );
      }
      this.#clear(rows.length, now);
    })();
  }

  page(asked: Asked): ListPage<KeptEvent> {
    const { rows, next } = this.#list.page(asked);
    return { rows: rows.map((row) => this.#opened(row)), next };
  }

  total(asked: Pick<Asked, 'whose' | 'filter'>): number {
    return this.#list.total(asked);
  }

  find(id: number): KeptEvent | undefined {
    const row = this.#list.find({ whose: null, id });
    return row && this.#opened(row);
  }

  #opened({ same, address, ...row }: StoredRow): KeptEvent {
    return { ...row, address: unseal(this.#key, address, same).toString() };
  }

  #clear(added: number, now: number): void {
    this.#cleared += added;
    if (this.#cleared < this.#keptEach * CLEARED_EVERY) return;
    this.#cleared = 0;
    this.#clearOld.run(now - KEPT_MS);
    for (const kind of SECURITY_KINDS) this.#clearOver.run(kind, kind, this.#keptEach);
  }
}
