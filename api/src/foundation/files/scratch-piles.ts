import Database from 'better-sqlite3';

const CACHE_KIB = 1024;

/** Numbers in numbered piles, in a file that disappears when closed; for data too large for memory. */
export interface ScratchPiles {
  /** Appends numbers to a pile. */
  add(pile: number, numbers: Float64Array): void;
  /** Returns all numbers of a pile, in the order in which they were added. */
  read(pile: number): Float64Array[];
  close(): void;
}

/** Opens a file in `SQLITE_TMPDIR`, else in `TMPDIR`; only its owner may read it. */
export function openScratchPiles(): ScratchPiles {
  // For a database without a name, SQLite creates a temporary file when the cache is full, and deletes it.
  const database = new Database('');
  database.pragma(`cache_size = -${CACHE_KIB}`);
  // Nothing is ever rolled back.
  database.pragma('journal_mode = OFF');
  database.exec(
    'CREATE TABLE piles (id INTEGER PRIMARY KEY, pile INTEGER NOT NULL, bytes BLOB NOT NULL) STRICT; ' +
      'CREATE INDEX by_pile ON piles (pile)',
  );
  const write = database.prepare<[number, Buffer]>('INSERT INTO piles (pile, bytes) VALUES (?, ?)');
  const find = database
    .prepare<[number], Buffer>('SELECT bytes FROM piles WHERE pile = ? ORDER BY id')
    .pluck();
  return {
    add: (pile, { buffer, byteOffset, byteLength }) =>
      void write.run(pile, Buffer.from(buffer, byteOffset, byteLength)),
    read: (pile) => find.all(pile).map(numbersIn),
    close: () => void database.close(),
  };
}

/** Copies the bytes, because a Float64Array must start at a multiple of 8. */
function numbersIn(bytes: Buffer): Float64Array {
  const numbers = new Float64Array(bytes.length / Float64Array.BYTES_PER_ELEMENT);
  new Uint8Array(numbers.buffer).set(bytes);
  return numbers;
}
