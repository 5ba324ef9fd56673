import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { readingFile } from '../store/index.ts';

/** A signed checkpoint as it is kept. */
export interface StoredCheckpoint {
  /** records in the log */
  readonly size: number;
  /** root of the tree over them, 64 hex digits */
  readonly root: string;
  /** of the last of these records, in milliseconds since 1970 */
  readonly time: number;
  /** the signed note */
  readonly note: string;
}

/** Their table: a rebuild of the read models keeps it, as nobody can sign again what was signed at some moment. */
export const CHECKPOINTS_TABLE = `
  CREATE TABLE IF NOT EXISTS checkpoints (
    size INTEGER PRIMARY KEY, root TEXT NOT NULL, time INTEGER NOT NULL, note TEXT NOT NULL) STRICT`;

/** The rows of all checkpoints, by size. */
export class Checkpoints {
  readonly #upTo;
  readonly #after;
  readonly #notes;
  readonly #add;

  constructor(database: Database.Database) {
    this.#upTo = database.prepare<[number], StoredCheckpoint>(
      'SELECT size, root, time, note FROM checkpoints WHERE size <= ? ORDER BY size DESC LIMIT 1',
    );
    this.#after = database.prepare<[number], StoredCheckpoint>(
      'SELECT size, root, time, note FROM checkpoints WHERE size > ? ORDER BY size LIMIT 1',
    );
    this.#notes = database.prepare<[], string>('SELECT note FROM checkpoints ORDER BY size').pluck();
    this.#add = database.prepare<[number, string, number, string]>(
      'INSERT INTO checkpoints (size, root, time, note) VALUES (?, ?, ?, ?)',
    );
  }

  /** The newest one; undefined before the first. */
  latest(): StoredCheckpoint | undefined {
    return this.upTo(Number.MAX_SAFE_INTEGER);
  }

  /** The largest one of at most this size. */
  upTo(size: number): StoredCheckpoint | undefined {
    return this.#upTo.get(size);
  }

  /** The smallest one that is larger than this size. */
  after(size: number): StoredCheckpoint | undefined {
    return this.#after.get(size);
  }

  /** The signed notes of all of them. */
  notes(): string[] {
    return this.#notes.all();
  }

  add({ size, root, time, note }: StoredCheckpoint): void {
    this.#add.run(size, root, time, note);
  }
}

/** Brings the checkpoints of a log that was signed elsewhere into new read models. */
export function bringCheckpoints(
  database: Database.Database,
  checkpoints: readonly StoredCheckpoint[],
): void {
  database.exec(CHECKPOINTS_TABLE);
  const kept = new Checkpoints(database);
  database.transaction(() => {
    for (const checkpoint of checkpoints) kept.add(checkpoint);
  })();
}

/** The signed notes in a file of read models, by size, also while a server writes to it; none when it holds none. */
export const storedNotes = (file: string): readonly string[] =>
  reading(file, (checkpoints) => checkpoints.notes()) ?? [];

/** The newest checkpoint in a file of read models, also while a server writes to it. */
export const newestStored = (file: string): StoredCheckpoint | undefined =>
  reading(file, (checkpoints) => checkpoints.upTo(Number.MAX_SAFE_INTEGER));

function reading<Result>(file: string, read: (checkpoints: Checkpoints) => Result): Result | undefined {
  if (!existsSync(file)) return undefined;
  const database = new Database(file, { readonly: true });
  try {
    return readingFile(file, () => {
      const kept = database.prepare(`SELECT 1 FROM sqlite_schema WHERE name = 'checkpoints'`).get();
      return kept === undefined ? undefined : read(new Checkpoints(database));
    });
  } finally {
    database.close();
  }
}
