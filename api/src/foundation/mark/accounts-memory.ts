import { existsSync } from 'node:fs';
import type { Database } from 'better-sqlite3';
import { type Frontier, frontierText, parseFrontier } from '@skins/engine/transparency';
import { hasTable, readDatabase } from '../store/index.ts';

/** The state of itself and of the log that accounts.sqlite remembers. */
export interface AccountsMemory {
  /** number of changes of sessions, personal data and operators; an older copy has fewer */
  readonly changes: number;
  /** the log's tree when the mark was last written */
  readonly tree: Frontier;
  /** number of events in the log when the tree was kept or a player's data was added */
  readonly events: number;
}

export const TABLE = 'log_memory';
const EMPTY = '0:';

/** Returns the triggers that count every change of a table. */
const counted = (table: string): string =>
  ['INSERT', 'UPDATE', 'DELETE']
    .map(
      (
        change,
      ) => `CREATE TRIGGER IF NOT EXISTS ${table}_${change.toLowerCase()}_counted AFTER ${change} ON ${table}
        BEGIN UPDATE ${TABLE} SET changes = changes + 1; END;`,
    )
    .join('\n');

/** Creates the memory table, whatever other tables there are. */
export function prepareMemory(database: Database): void {
  database.exec(
    `CREATE TABLE IF NOT EXISTS ${TABLE} (
       id INTEGER PRIMARY KEY CHECK (id = 1), changes INTEGER NOT NULL, tree TEXT NOT NULL, events INTEGER NOT NULL
     ) STRICT;
     INSERT INTO ${TABLE} VALUES (1, 0, '${EMPTY}', 0) ON CONFLICT DO NOTHING;`,
  );
}

/** Counts the changes of tables from now on. */
export function countChanges(database: Database, tables: readonly string[]): void {
  for (const table of tables) database.exec(counted(table));
}

export function changesIn(database: Database): number {
  return database.prepare<[], number>(`SELECT changes FROM ${TABLE}`).pluck().get() ?? 0;
}

/** Continues counting from at least `least` after the file was restored: later copies must have more changes than earlier ones. */
export function changesFrom(database: Database, least: number): void {
  database.prepare<[number]>(`UPDATE ${TABLE} SET changes = max(changes, ?) + 1`).run(least);
}

/** Stores the log's tree. @param durable whether it is on the disk when this returns; otherwise it only outlives the process */
export function keepTree(database: Database, tree: Frontier, { durable }: { durable: boolean }): void {
  const keep = database.prepare<[string, number]>(`UPDATE ${TABLE} SET tree = ?, events = ?`);
  if (!durable) database.pragma('synchronous = NORMAL');
  try {
    keep.run(frontierText(tree), tree.size);
  } finally {
    if (!durable) database.pragma('synchronous = FULL');
  }
}

/** Prepares recording the number of events in the log, before a row is stored that depends on them. */
export function eventsNoted(database: Database): (events: number) => void {
  const note = database.prepare<[number]>(`UPDATE ${TABLE} SET events = max(events, ?)`);
  return (events) => void note.run(events);
}

/**
 * Returns what an accounts file remembers; undefined if there is none, or an older version wrote it.
 * @throws DamagedFile
 */
export function memoryOfAccounts(file: string): AccountsMemory | undefined {
  if (!existsSync(file)) return undefined;
  return readDatabase(file, (database) => {
    if (!hasTable(database, TABLE)) return undefined;
    const row = database
      .prepare<[], { changes: number; tree: string; events: number }>(
        `SELECT changes, tree, events FROM ${TABLE}`,
      )
      .get();
    return row && { ...row, tree: parseFrontier(row.tree) };
  });
}
