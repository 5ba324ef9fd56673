import Database from 'better-sqlite3';

const CACHE_KIB = 8 * 1024;

type Named = readonly [name: string, text: string];

/** Texts by name, in a file that disappears when closed; for data too large for memory. */
interface ScratchTable {
  get(name: string): string | undefined;
  /** Writes texts, replacing earlier ones of the same names. */
  put(texts: readonly Named[]): void;
  close(): void;
}

/** Opens a file in `SQLITE_TMPDIR`, else in `TMPDIR`; only its owner may read it. */
export function openScratchTable(): ScratchTable {
  // For a database without a name, SQLite creates a temporary file when the cache is full, and deletes it.
  const database = new Database('');
  database.pragma(`cache_size = -${CACHE_KIB}`);
  // Nothing is ever rolled back.
  database.pragma('journal_mode = OFF');
  database.exec('CREATE TABLE texts (name TEXT PRIMARY KEY, text TEXT NOT NULL) STRICT, WITHOUT ROWID');
  const find = database.prepare<[string], string>('SELECT text FROM texts WHERE name = ?').pluck();
  const write = database.prepare<[string, string]>('INSERT OR REPLACE INTO texts VALUES (?, ?)');
  return {
    get: (name) => find.get(name),
    put: database.transaction((texts: readonly Named[]) => {
      // Sorted like the table, so that each page is visited once.
      for (const [name, text] of texts.toSorted(byName)) write.run(name, text);
    }),
    close: () => void database.close(),
  };
}

const byName = ([a]: Named, [b]: Named): number => (a < b ? -1 : 1);
