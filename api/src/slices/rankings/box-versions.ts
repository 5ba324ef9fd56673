import type { BoxItem } from '@skins/engine/catalogue';
import type { Database } from 'better-sqlite3';
import { RecentMap } from '../../foundation/projections/recent-map.ts';

/** Minimum number of versions in memory. */
const REMEMBERED = 1_000;

/** What a box version promises. Amounts in 1/10,000 gem. */
interface Version {
  readonly edge: number;
  /** Returns the value of the item that a ticket wins. */
  valueAt(ticket: number): number;
}

interface Range {
  readonly value: number;
  readonly startTicket: number;
  readonly endTicket: number;
}

const UNKNOWN: Version = { edge: 0, valueAt: () => 0 };

/** The box versions of the log, in their table. */
export function boxVersions(database: Database) {
  const insert = database.prepare<[string, number, string]>(
    'INSERT OR REPLACE INTO rank_version VALUES (?, ?, ?)',
  );
  const select = database.prepare<[string], { readonly edge: number; readonly items: string }>(
    'SELECT edge, items FROM rank_version WHERE hash = ?',
  );
  const recent = new RecentMap<Version>(REMEMBERED);
  return {
    put(hash: string, edge: number, items: readonly BoxItem[]): void {
      const ranges = items.map(({ value, startTicket, endTicket }) => ({ value, startTicket, endTicket }));
      insert.run(hash, edge, JSON.stringify(ranges));
    },
    get(hash: string): Version {
      const known = recent.get(hash);
      if (known !== undefined) return known;
      const row = select.get(hash);
      if (row === undefined) return UNKNOWN;
      const items: readonly Range[] = JSON.parse(row.items);
      const version: Version = {
        edge: row.edge,
        valueAt: (ticket) =>
          items.find(({ startTicket, endTicket }) => ticket >= startTicket && ticket < endTicket)?.value ?? 0,
      };
      recent.set(hash, version);
      return version;
    },
  };
}
