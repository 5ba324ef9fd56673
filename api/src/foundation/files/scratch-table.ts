import Database from 'better-sqlite3';

const CACHE_KIB = 8 * 1024;

type Named = readonly [name: string, text: string];

/** Texts by name, in a file that vanishes when it is closed: for what memory has no room for. */
interface ScratchTable {
  get(name: string): string | undefined;
  /** Writes texts in place of earlier ones of the same names. */
  put(texts: readonly Named[]): void;
  close(): void;
}

/** The file lies in `SQLITE_TMPDIR`, else in `TMPDIR`; only its owner may read it. */
export function openScratchTable(): ScratchTable {
  // A database without a name: SQLite makes its file once the cache is full, and removes it.
  const database = new Database('');
  database.pragma(`cache_size = -${CACHE_KIB}`);
  // Nothing is ever taken back.
  database.pragma('journal_mode = OFF');
  database.exec('CREATE TABLE texts (name TEXT PRIMARY KEY, text TEXT NOT NULL) STRICT, WITHOUT ROWID');
  const find = database.prepare<[string], string>('SELECT text FROM texts WHERE name = ?').pluck();
  const write = database.prepare<[string, string]>('INSERT OR REPLACE INTO texts VALUES (?, ?)');
  return {
    get: (name) => find.get(name),
    put: database.transaction((texts: readonly Named[]) => {
      // In the table's order, which meets each page once.
      for (const [name, text] of texts.toSorted(byName)) write.run(name, text);
    }),
    close: () => void database.close(),
  };
}

const byName = ([a]: Named, [b]: Named): number => (a < b ? -1 : 1);
