import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { type LogPlace, hasTable, readDatabase, readablePath } from '../store/index.ts';

/** A stored signed checkpoint. */
export interface StoredCheckpoint {
  /** number of records in the log */
  readonly size: number;
  /** root of the tree over them, 64 hex digits */
  readonly root: string;
  /** time of the last of these records, in milliseconds since 1970 */
  readonly time: number;
  /** the signed note */
  readonly note: string;
}

/** The table of checkpoints. A rebuild of the read models keeps it, because what was signed at a time cannot be signed again. */
export const CHECKPOINTS_TABLE = `
  CREATE TABLE IF NOT EXISTS checkpoints (
    size INTEGER PRIMARY KEY, root TEXT NOT NULL, time INTEGER NOT NULL, note TEXT NOT NULL) STRICT`;

/**
 * Where a new checkpoint is stored. With a log in PostgreSQL it is an offer, which nobody sees until the table that all nodes
 * share has it.
 */
export type SignedInto = 'checkpoints' | 'checkpoint_offers';

/** Returns where the checkpoints of a log go. */
export const signedInto = ({ database }: Pick<LogPlace, 'database'>): SignedInto =>
  database === undefined ? 'checkpoints' : 'checkpoint_offers';

/** Creates the table of offers. At first everything that was signed before is offered. */
export function prepareOffers(database: Database.Database): void {
  if (hasTable(database, 'checkpoint_offers')) return;
  database.transaction(() =>
    database.exec(`
      CREATE TABLE checkpoint_offers (
        size INTEGER PRIMARY KEY, root TEXT NOT NULL, time INTEGER NOT NULL, note TEXT NOT NULL) STRICT;
      INSERT INTO checkpoint_offers (size, root, time, note) SELECT size, root, time, note FROM checkpoints`),
  )();
}

/** Number of notes read at once. */
const PAGE_NOTES = 1_000;

/** The rows of all checkpoints, by size. */
export class Checkpoints {
  readonly #upTo;
  readonly #after;
  readonly #notes;
  readonly #add;
  readonly #bring;
  readonly #take;
  readonly #date;

  constructor(database: Database.Database, into: SignedInto = 'checkpoints') {
    this.#upTo = database.prepare<[number], StoredCheckpoint>(
      'SELECT size, root, time, note FROM checkpoints WHERE size <= ? ORDER BY size DESC LIMIT 1',
    );
    this.#after = database.prepare<[number], StoredCheckpoint>(
      'SELECT size, root, time, note FROM checkpoints WHERE size > ? ORDER BY size LIMIT 1',
    );
    this.#notes = database.prepare<[number, number, number], Pick<StoredCheckpoint, 'size' | 'note'>>(
      'SELECT size, note FROM checkpoints WHERE size > ? AND size <= ? ORDER BY size LIMIT ?',
    );
    this.#add = database.prepare<[number, string, number, string]>(
      // A rebuild signs again what was only offered.
      into === 'checkpoints'
        ? 'INSERT INTO checkpoints (size, root, time, note) VALUES (?, ?, ?, ?)'
        : 'INSERT OR REPLACE INTO checkpoint_offers (size, root, time, note) VALUES (?, ?, ?, ?)',
    );
    this.#bring = database.prepare<[number, string, number, string]>(
      'INSERT OR REPLACE INTO checkpoints (size, root, time, note) VALUES (?, ?, ?, ?)',
    );
    this.#take = database.prepare<[number, string, number, string]>(
      'INSERT OR IGNORE INTO checkpoints (size, root, time, note) VALUES (?, ?, ?, ?)',
    );
    this.#date = database.prepare<[number, number]>('UPDATE checkpoints SET time = ? WHERE size = ?');
  }

  /** Returns the newest one; undefined before the first. */
  latest(): StoredCheckpoint | undefined {
    return this.upTo(Number.MAX_SAFE_INTEGER);
  }

  /** Returns the largest one of at most this size. */
  upTo(size: number): StoredCheckpoint | undefined {
    return this.#upTo.get(size);
  }

  /** Returns the smallest one larger than this size. */
  after(size: number): StoredCheckpoint | undefined {
    return this.#after.get(size);
  }

  /** Returns the signed notes up to a size. They are read page by page, so memory stays constant for any number of notes. */
  *notes(upTo: number): Generator<string, void, undefined> {
    for (let last = -1; ;) {
      const page = this.#notes.all(last, upTo, PAGE_NOTES);
      for (const { note } of page) yield note;
      const end = page.at(-1);
      if (end === undefined) return;
      last = end.size;
    }
  }

  add({ size, root, time, note }: StoredCheckpoint): void {
    this.#add.run(size, root, time, note);
  }

  /** Stores a checkpoint that was signed elsewhere, replacing another of its size; its time is not known yet. */
  bring({ size, root, note }: Omit<StoredCheckpoint, 'time'>): void {
    this.#bring.run(size, root, 0, note);
  }

  /** Stores a checkpoint of another node, unless there is one of its size. */
  take({ size, root, time, note }: StoredCheckpoint): void {
    this.#take.run(size, root, time, note);
  }

  /** Sets the time of a checkpoint's last record. */
  date(size: number, time: number): void {
    this.#date.run(time, size);
  }
}

/** The checkpoints that the shared table does not have yet, as far as is known. */
export class Offers {
  readonly #newest;
  readonly #forget;

  constructor(database: Database.Database) {
    this.#newest = database.prepare<[number], StoredCheckpoint>(
      'SELECT size, root, time, note FROM checkpoint_offers ORDER BY size DESC LIMIT ?',
    );
    this.#forget = database.prepare<[number, string]>(
      'DELETE FROM checkpoint_offers WHERE size = ? AND root = ?',
    );
  }

  /** Returns the newest ones first: a draw may wait for them, and old ones take long when a log is shared for the first time. */
  newest(limit: number): readonly StoredCheckpoint[] {
    return this.#newest.all(limit);
  }

  forget({ size, root }: StoredCheckpoint): void {
    this.#forget.run(size, root);
  }
}

/**
 * Returns the signed notes in a read-models file, by size, even while a server writes to it; none if it has none. They are
 * read from the file at each iteration, but always the same ones: those that it contains now.
 * @throws DamagedFile when not all of them can be read
 */
export function storedNotes(file: string): Iterable<string> {
  const newest = reading(file, (checkpoints) => {
    const { size } = checkpoints.latest() ?? { size: 0 };
    // Read all once, so that damage shows now and not in the middle of a later iteration.
    for (const notes = checkpoints.notes(size); notes.next().done !== true;);
    return size;
  });
  return newest === undefined ? [] : { [Symbol.iterator]: () => notesIn(file, newest) };
}

function* notesIn(file: string, upTo: number): Generator<string, void, undefined> {
  const database = new Database(readablePath(file), { readonly: true });
  try {
    yield* new Checkpoints(database).notes(upTo);
  } finally {
    database.close();
  }
}

/** Returns the newest checkpoint in a read-models file, even while a server writes to it. */
export const newestStored = (file: string): StoredCheckpoint | undefined =>
  reading(file, (checkpoints) => checkpoints.latest());

function reading<Result>(file: string, read: (checkpoints: Checkpoints) => Result): Result | undefined {
  if (!existsSync(file)) return undefined;
  return readDatabase(file, (database) =>
    hasTable(database, 'checkpoints') ? read(new Checkpoints(database)) : undefined,
  );
}
