import type { Database, Statement } from 'better-sqlite3';
import type { Committed, Stopped, Unit } from '../committer.ts';
import { AppendIndex } from './append-index.ts';
import { Batches, type Extent, type StoredRow } from './batches.ts';
import { IndexWriter } from './index-writer.ts';
import { knownCommand } from '../kept-append.ts';
import { Packer } from './packer.ts';
import type { PlacedAppend } from '../placed-append.ts';
import { RowInWriting } from './row-in-writing.ts';

/** The result of a batch, which is one row. */
export interface CommittedRow extends Committed {
  /** number of appends that are not packed and indexed yet */
  readonly unindexed: number;
  /** duration of the disk sync, in milliseconds */
  readonly syncMs: number;
}

/**
 * The log as a writer sees it. Each transaction writes one row; each append is decided separately. It is synchronous
 * and has no queue. Another handle may write between its transactions.
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
  readonly #insert: Statement<[StoredRow]>;
  readonly #sync: 'FULL' | 'NORMAL';

  /** @param sync of the handle's commits */
  constructor(database: Database, sync: 'FULL' | 'NORMAL' = 'FULL') {
    this.#database = database;
    this.#sync = sync;
    this.#batches = new Batches(database);
    this.#index = new AppendIndex(database, this.#batches);
    this.#indexWriter = new IndexWriter(database, this.#index.key);
    this.#packer = new Packer(database);
    this.#begin = database.prepare('BEGIN IMMEDIATE');
    this.#commit = database.prepare('COMMIT');
    this.#rollback = database.prepare('ROLLBACK');
    this.#insert = database.prepare(
      'INSERT INTO batches VALUES (@first_append, @appends, @events_before, @events, @content)',
    );
  }

  /** Appends the possible units, each all or nothing, in one transaction. If it throws, everything is rolled back. */
  commit(units: readonly Unit[]): CommittedRow {
    const { result, syncMs } = this.#transact(() => this.#append(units));
    return { ...result.committed, unindexed: this.#index.tail.length, syncMs };
  }

  /**
   * Appends as `commit` does, but commits only once the row is stored elsewhere; the transaction stays open meanwhile.
   * If it throws, everything is rolled back here.
   * @param store stores the row; not called when no unit was possible
   */
  async commitStored(units: readonly Unit[], store: (row: StoredRow) => Promise<void>): Promise<Committed> {
    try {
      this.#begin.run();
      const { committed, row } = this.#append(units);
      if (row !== undefined) await store(row);
      this.#commit.run();
      return committed;
    } catch (error) {
      this.#undo();
      throw error;
    }
  }

  /** Adds a row that is stored elsewhere. The caller checks that it follows the last one. */
  add(row: StoredRow): void {
    this.#transact(() => this.#insert.run(row));
  }

  extent(): Extent {
    return this.#batches.extent();
  }

  /** Returns an append; undefined if there is none with this number. @throws DamagedFile */
  placed(append: number): PlacedAppend | undefined {
    return this.#batches.from(append)[0];
  }

  /** number of appends that are not packed and indexed yet */
  get unindexed(): number {
    return this.#index.tail.length;
  }

  /** Reads the commits of another handle, so that the next commit here need not. @throws DamagedFile */
  follow(): void {
    this.#index.tail.refresh();
  }

  /**
   * Indexes and packs committed appends and replaces their rows. It runs step by step, with commits possible in between.
   * If a step throws, the rest is left for the next time; index entries already written are not used until then.
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

  #append(units: readonly Unit[]): { readonly committed: Committed; readonly row: StoredRow | undefined } {
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
    const written = row.appends > 0 ? row.row() : undefined;
    if (written !== undefined) this.#insert.run(written);
    return { committed: { stopped, events: row.events, length: row.length }, row: written };
  }

  /** Returns the first append of a unit that is impossible, and why. */
  #stopping(entries: Unit, keys: readonly number[], row: RowInWriting): Omit<Stopped, 'unit'> | undefined {
    for (const [at, { stream, id, on }] of entries.entries()) {
      const known = this.#index.command(stream, id, keys[at] ?? this.#index.key(stream, id), row);
      if (known !== undefined)
        return { at, by: { kind: 'duplicate', command: knownCommand(known, known.end) } };
      const actualVersion = this.#index.version(stream);
      if (on !== actualVersion) return { at, by: { kind: 'conflict', actualVersion } };
    }
    return undefined;
  }

  /**
   * Runs a transaction that reaches the disk with the next commit of any handle. It is not reported to anybody; if lost,
   * it is repeated.
   */
  #unsynced(work: () => void): void {
    this.#database.pragma('synchronous = NORMAL');
    try {
      this.#transact(work);
    } finally {
      this.#database.pragma(`synchronous = ${this.#sync}`);
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
      this.#undo();
      throw error;
    }
  }

  #undo(): void {
    this.#index.tail.forget();
    // SQLite itself has rolled back after some failures, such as a full disk.
    if (this.#database.inTransaction) this.#rollback.run();
  }
}
