import type { Database } from 'better-sqlite3';
import type { StoredCommand } from '../port.ts';
import { type CommandRow, knownCommand } from './command-lookup.ts';
import { readingFile } from './soundness.ts';

/** Commands fetched at once. */
const PAGE_COMMANDS = 1_000;

interface OrderedRow extends CommandRow {
  readonly stream: string;
  readonly id: string;
}

/**
 * The commands up to a position as they are at the first call, in the order of the log: each after its last event, one
 * without events after those that were there before it, there by stream and id. They are put in order in SQLite's
 * temporary file, so memory stays flat, and no long read transaction keeps a writer's WAL from being reset.
 * @throws DamagedFile
 */
export function* commandsInOrder(database: Database, end: number): Generator<StoredCommand, void, undefined> {
  database.exec('DROP TABLE IF EXISTS temp.commands_in_order');
  const copy = database.prepare<[number]>(
    `CREATE TEMP TABLE commands_in_order AS SELECT * FROM main.commands WHERE position <= ?
     ORDER BY position, count = 0, stream, id`,
  );
  readingFile(database.name, () => copy.run(end));
  const page = database.prepare<[number, number], OrderedRow>(
    'SELECT * FROM temp.commands_in_order WHERE rowid > ? ORDER BY rowid LIMIT ?',
  );
  for (let last = 0; ;) {
    const rows = page.all(last, PAGE_COMMANDS);
    for (const row of rows) yield { stream: row.stream, id: row.id, ...knownCommand(row) };
    last += rows.length;
    if (rows.length < PAGE_COMMANDS) break;
  }
  database.exec('DROP TABLE temp.commands_in_order');
}
