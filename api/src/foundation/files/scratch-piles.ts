import Database from 'better-sqlite3';

const CACHE_KIB = 1024;

/** Numbers on numbered piles, in a file that vanishes when it is closed: for what memory has no room for. */
export interface ScratchPiles {
  /** Lays numbers on a pile. */
  add(pile: number, numbers: Float64Array): void;
  /** Everything on a pile, in the order in which it was laid there. */
  read(pile: number): Float64Array[];
  close(): void;
}

/** The file lies in `SQLITE_TMPDIR`, else in `TMPDIR`; only its owner may read it. */
export function openScratchPiles(): ScratchPiles {
  // A database without a name: SQLite makes its file once the cache is full, and removes it.
  const database = new Database('');
  database.pragma(`cache_size = -${CACHE_KIB}`);
  // Nothing is ever taken back.
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

/** Copied, because numbers have to begin at a multiple of their size. */
function numbersIn(bytes: Buffer): Float64Array {
  const numbers = new Float64Array(bytes.length / Float64Array.BYTES_PER_ELEMENT);
  new Uint8Array(numbers.buffer).set(bytes);
  return numbers;
}
