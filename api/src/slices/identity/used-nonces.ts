import { hash } from 'node:crypto';
import type { Database } from 'better-sqlite3';

const SCHEMA = `CREATE TABLE IF NOT EXISTS platform_nonce (
  nonce TEXT PRIMARY KEY, until INTEGER NOT NULL) STRICT, WITHOUT ROWID`;

/** Nonces of used assertions, stored on disk, so that none works again after a restart. */
export class UsedNonces {
  /** @returns whether this is the first use. @param until time after which the assertion is too old, in milliseconds since 1970, like `now` */
  readonly use: (nonce: string, until: number, now: number) => boolean;

  constructor(database: Database) {
    database.exec(SCHEMA);
    const insert = database.prepare<[string, number]>('INSERT OR IGNORE INTO platform_nonce VALUES (?, ?)');
    const drop = database.prepare<[number]>('DELETE FROM platform_nonce WHERE until < ?');
    this.use = database.transaction((nonce: string, until: number, now: number) => {
      drop.run(now);
      return insert.run(hash('sha256', nonce, 'hex'), until).changes === 1;
    });
  }
}
