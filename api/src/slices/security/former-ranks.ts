import type { Database } from 'better-sqlite3';
import { ranksTable } from '../../foundation/lists/ranks.ts';

const RANKS = ranksTable('security_event', 'id');

/** Removes the ranks that a former version kept in the file: each event would still cost a write of them. */
export function removeFormerRanks(accounts: Database): void {
  const triggers = accounts
    .prepare<[], string>(
      `SELECT name FROM sqlite_schema WHERE type = 'trigger' AND name LIKE '${RANKS}%' AND tbl_name = 'security_event'`,
    )
    .pluck()
    .all();
  for (const name of triggers) accounts.exec(`DROP TRIGGER ${name}`);
  accounts.exec(`DROP TABLE IF EXISTS ${RANKS}`);
}
