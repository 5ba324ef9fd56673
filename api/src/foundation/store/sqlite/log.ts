import type { Database, Statement } from 'better-sqlite3';
import type { AppendedTogether } from '../port.ts';
import { AppendIndex } from './append-index.ts';
import { Batches } from './batches.ts';
import { IndexWriter } from './index-writer.ts';
import { type AppendEntry, knownCommand } from './kept-append.ts';
import { Packer } from './packer.ts';
import { RowInWriting } from './row-in-writing.ts';

/** Appends that are one: nearly always one alone. */
export type Unit = readonly AppendEntry[];

/** A unit of which nothing was appended, as its append at this index could not be. */
export interface Stopped {
  /** its index in the batch */
  readonly unit: number;
  readonly at: number;
  readonly by: Extract<AppendedTogether, { readonly kind: 'stopped' }>['by'];
}

/** What became of a batch. */
export interface Committed {
  /** in their order; all other units were appended */
  readonly stopped: readonly Stopped[];
  /** events that the batch added */
  readonly events: number;
  /** events in the log after it */
  readonly length: number;
  /** appends that are not packed and indexed yet */
  readonly unindexed: number;
  /** how long the disk took to have it, in milliseconds */
  readonly syncMs: number;
}

/**
 * The log as a writer sees it: one transaction at a time, which leaves one row, decided append by append. Synchronous; knows no queue.
 * Another handle may write between its transactions.
 */
export class Log {
  readonly #database: Database;
  readonly #batches: Batches;
  readonly #index: AppendIndex;
  readonly #indexWriter: IndexWriter;
  readonly #packer: Packer;
  readonly #begin: Statement<[]>;
  readonly #commit: Statement<[]>;
  readonly #rollback: Statement<[]>;
  readonly #insert: Statement<[number, number, number, number, string]>;

  constructor(database: Database) {
    this.#database = database;
    this.#batches = new Batches(database);
    this.#index = new AppendIndex(database, this.#batches);
    this.#indexWriter = new IndexWriter(database, this.#index.key);
    this.#packer = new Packer(database);
    this.#begin = database.prepare('BEGIN IMMEDIATE');
    this.#commit = database.prepare('COMMIT');
    this.#rollback = database.prepare('ROLLBACK');
    this.#insert = database.prepare('INSERT INTO batches VALUES (?, ?, ?, ?, ?)');
  }

  /** Appends the units that may be, each wholly or not at all, in one transaction. When it throws, nothing of it stays. */
  commit(units: readonly Unit[]): Committed {
    const { result, syncMs } = this.#transact(() => this.#append(units));
    return { ...result, unindexed: this.#index.tail.length, syncMs };
  }

  /** Takes in what another handle committed, so that the next one to commit here need not. @throws DamagedFile */
  follow(): void {
    this.#index.tail.refresh();
  }

  /**
   * Indexes what was committed, packs it and puts it in its place: step by step, and anybody may commit between two of them. When one
   * throws, the rest is left for the next time: parts of an index that are there already nobody goes by.
   */
  *tidying(): Generator<void, void> {
    const { tail } = this.#index;
    tail.refresh();
    const [first, appends] = [tail.from + 1, tail.due()];
    for (const part of yield* this.#indexWriter.parts(appends, first)) {
      this.#unsynced(() => this.#indexWriter.write(part));
      yield;
    }
    for (const part of this.#packer.packing(appends, first)) {
      yield;
      this.#unsynced(() => {
        tail.refresh();
        this.#packer.replace(part);
      });
      yield;
    }
  }

  #append(units: readonly Unit[]): Pick<Committed, 'stopped' | 'events' | 'length'> {
    this.#index.tail.refresh();
    const row = new RowInWriting(this.#batches.extent());
    const stopped: Stopped[] = [];
    for (const [unit, entries] of units.entries()) {
      const keys = entries.map(({ stream, id }) => this.#index.key(stream, id));
      const stopping = this.#stopping(entries, keys, row);
      if (stopping !== undefined) {
        stopped.push({ unit, ...stopping });
        continue;
      }
      for (const [at, entry] of entries.entries()) {
        row.add(entry);
        this.#index.tail.add(entry, keys[at]);
      }
    }
    if (row.appends > 0) this.#insert.run(...row.columns);
    return { stopped, events: row.events, length: row.length };
  }

  /** The first append of a unit that cannot be made on what there is, and why. */
  #stopping(entries: Unit, keys: readonly number[], row: RowInWriting): Omit<Stopped, 'unit'> | undefined {
    for (const [at, { stream, id, on }] of entries.entries()) {
      const known = this.#index.command(stream, id, keys[at] ?? this.#index.key(stream, id), row);
      if (known !== undefined)
        return { at, by: { kind: 'duplicate', command: knownCommand(known.head, known.end) } };
      const actualVersion = this.#index.version(stream);
      if (on !== actualVersion) return { at, by: { kind: 'conflict', actualVersion } };
    }
    return undefined;
  }

  /** A transaction that the next commit of anybody brings to the disk: nothing of it is told to anybody, and lost, it is done again. */
  #unsynced(work: () => void): void {
    this.#database.pragma('synchronous = NORMAL');
    try {
      this.#transact(work);
    } finally {
      this.#database.pragma('synchronous = FULL');
    }
  }

  #transact<Result>(work: () => Result): { readonly result: Result; readonly syncMs: number } {
    try {
      this.#begin.run();
      const result = work();
      const before = performance.now();
      this.#commit.run();
      return { result, syncMs: performance.now() - before };
    } catch (error) {
      this.#index.tail.forget();
      // SQLite itself has rolled back after some failures, a full disk among them.
      if (this.#database.inTransaction) this.#rollback.run();
      throw error;
    }
  }
}
