import type { Database, Statement } from 'better-sqlite3';
import type { AppendedTogether } from '../port.ts';
import { positionOf } from '../position.ts';
import { AppendIndex } from './append-index.ts';
import { Batches } from './batches.ts';
import { IndexWriter } from './index-writer.ts';
import type { AppendEntry, AppendHead } from './kept-append.ts';

/** Appends that are one: nearly always one alone. */
export type Unit = readonly AppendEntry[];

/** What became of a batch, in its order. */
export interface Committed {
  readonly appended: readonly AppendedTogether[];
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
  readonly #begin: Statement<[]>;
  readonly #commit: Statement<[]>;
  readonly #rollback: Statement<[]>;
  readonly #insert: Statement<[number, number, number, number, string]>;

  constructor(database: Database) {
    this.#database = database;
    this.#batches = new Batches(database);
    this.#index = new AppendIndex(database, this.#batches);
    this.#indexWriter = new IndexWriter(database);
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

  /**
   * Packs what was committed, indexes it, and puts it in its place: step by step, and this handle may commit between two of them. When one
   * throws, all is as it was: parts of an index that are there already nobody goes by.
   */
  *tidying(): Generator<void, void> {
    const packed = yield* this.#indexWriter.packing();
    if (packed === undefined) return;
    for (const part of packed.index) {
      this.#unsynced(() => this.#indexWriter.index(part));
      yield;
    }
    this.#unsynced(() => {
      this.#index.tail.refresh();
      this.#indexWriter.replace(packed);
      this.#index.tail.restart(packed.first + packed.appends - 1);
    });
  }

  #append(units: readonly Unit[]): Pick<Committed, 'appended' | 'events' | 'length'> {
    this.#index.tail.refresh();
    const { appends, events } = this.#batches.extent();
    let length = events;
    const accepted: string[] = [];
    const appended = units.map((unit): AppendedTogether => {
      for (const [at, { head }] of unit.entries()) {
        const by = this.#stopping(head);
        if (by !== undefined) return { kind: 'stopped', at, by };
      }
      const each = unit.map(({ text, head }) => {
        accepted.push(text);
        length += head.count;
        this.#index.tail.add(head, length);
        return { kind: 'appended' as const, position: positionOf(length), firstVersion: head.on + 1 };
      });
      return { kind: 'appended', each };
    });
    if (accepted.length > 0)
      this.#insert.run(appends + 1, accepted.length, events, length - events, accepted.join('\n'));
    return { appended, events: length - events, length };
  }

  /** Why an append cannot be made on what there is; undefined when it can. */
  #stopping({ stream, id, on }: AppendHead) {
    const command = this.#index.command(stream, id);
    if (command !== undefined) return { kind: 'duplicate', command } as const;
    const actualVersion = this.#index.version(stream);
    return on === actualVersion ? undefined : ({ kind: 'conflict', actualVersion } as const);
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
