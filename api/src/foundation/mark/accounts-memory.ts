import { existsSync } from 'node:fs';
import type { Database } from 'better-sqlite3';
import { type Frontier, frontierText, parseFrontier } from '@skins/engine/transparency';
import { hasTable, readDatabase } from '../store/index.ts';

/** What accounts.sqlite remembers: of itself, and of the log beside it. */
export interface AccountsMemory {
  /** changes of sessions, personal data and operators so far: a copy of before has fewer */
  readonly changes: number;
  /** the log's tree at the last start or stop */
  readonly tree: Frontier;
  /** the log had so many events when a player's data was added */
  readonly events: number;
}

const TABLE = 'log_memory';
const EMPTY = '0:';

/** What every change of a table counts up. */
const counted = (table: string): string =>
  ['INSERT', 'UPDATE', 'DELETE']
    .map(
      (
        change,
      ) => `CREATE TRIGGER IF NOT EXISTS ${table}_${change.toLowerCase()}_counted AFTER ${change} ON ${table}
        BEGIN UPDATE ${TABLE} SET changes = changes + 1; END;`,
    )
    .join('\n');

/** Begins to remember, beside whatever tables there are. */
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

/** Counts on from a number at least, after the file was put back: later copies have more changes than earlier ones. */
export function changesFrom(database: Database, least: number): void {
  database.prepare<[number]>(`UPDATE ${TABLE} SET changes = max(changes, ?) + 1`).run(least);
}

/** Keeps the log's tree. @param durable whether it is on the disk when this returns, else it only outlives the process */
export function keepTree(database: Database, tree: Frontier, { durable }: { durable: boolean }): void {
  const keep = database.prepare<[string, number]>(`UPDATE ${TABLE} SET tree = ?, events = ?`);
  if (!durable) database.pragma('synchronous = NORMAL');
  try {
    keep.run(frontierText(tree), tree.size);
  } finally {
    if (!durable) database.pragma('synchronous = FULL');
  }
}

/** Prepares to note how many events the log has, in the transaction that depends on them. */
export function eventsNoted(database: Database): (events: number) => void {
  const note = database.prepare<[number]>(`UPDATE ${TABLE} SET events = max(events, ?)`);
  return (events) => void note.run(events);
}

/**
 * What a file of accounts remembers; undefined where there is none, or an older version wrote it.
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
