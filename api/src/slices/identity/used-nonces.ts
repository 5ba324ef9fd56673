import { hash } from 'node:crypto';
import type { Database } from 'better-sqlite3';

const SCHEMA = `CREATE TABLE IF NOT EXISTS platform_nonce (
  nonce TEXT PRIMARY KEY, until INTEGER NOT NULL) STRICT, WITHOUT ROWID`;

/** Nonces of assertions that let somebody in: on the disk, so that no restart lets one in twice. */
export class UsedNonces {
  /** @returns whether it is used for the first time. @param until when nobody takes it for its age any more, as `now` in milliseconds since 1970 */
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
