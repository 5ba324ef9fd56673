import type { Database } from 'better-sqlite3';
import { countChanges, prepareMemory } from '../mark/accounts-memory.ts';
import type { Tables } from './port.ts';
import type { Bound } from './statement.ts';
import { type Table, schemaOf } from './table.ts';

/** Overwrites rows that are deleted from now on; a checkpoint also clears them from the write-ahead log. */
export const overwriteDeleted = (database: Database): void => void database.pragma('secure_delete = ON');

/**
 * Opens tables in an open file, and creates those that are missing. Each call is done when it returns its promise, so nothing comes
 * between the statements of a change. The file is not closed with them.
 */
export function sqliteTables(database: Database, tables: readonly Table[]): Tables {
  prepareMemory(database);
  overwriteDeleted(database);
  for (const table of tables) database.exec(schemaOf(table, 'sqlite'));
  countChanges(
    database,
    tables.filter(({ counted }) => counted).map(({ name }) => name),
  );
  const run = (change: Bound): number => {
    const { prepared, values } = change.on(database);
    return prepared.run(...values).changes;
  };
  const together = database.transaction((changes: readonly Bound[]) => changes.map(run));
  return {
    all: async (asked) => {
      const { prepared, values } = asked.on(database);
      return prepared.all(...values);
    },
    change: async (changes) => {
      const [only, ...more] = changes;
      return only !== undefined && more.length === 0 ? [run(only)] : together(changes);
    },
    shared: false,
    clean: async () => void database.pragma('wal_checkpoint(TRUNCATE)'),
    close: async () => undefined,
  };
}
