import type { Database } from 'better-sqlite3';
import { type LogStore, WrongStore } from '../foundation/store/index.ts';
import { MEMORY_TABLE } from '../foundation/mark/index.ts';
import type { Table } from '../foundation/tables/index.ts';

/**
 * Refuses several nodes while a table of accounts is each node's own: a node would not know the players and operators of another, and
 * would release logins that it takes for interrupted.
 * @param shared the tables on the server
 * @throws WrongStore
 */
export function demandSharedTables(
  { node }: Pick<LogStore, 'node'>,
  accounts: Database,
  shared: readonly Table[],
): void {
  if (node === undefined) return;
  const elsewhere = new Set([MEMORY_TABLE, ...shared.map(({ name }) => name)]);
  const own = accounts
    .prepare<[], string>(
      `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name`,
    )
    .pluck()
    .all()
    .filter((name) => !elsewhere.has(name));
  if (own.length === 0) return;
  throw new WrongStore(
    `SKINS_NODE is not possible yet: other nodes would not see these tables of ${accounts.name}: ${own.join(', ')}. Run one server without it`,
  );
}
