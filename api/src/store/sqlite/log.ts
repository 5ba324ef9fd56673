import type { Database, Statement } from 'better-sqlite3';
import type { AppendedTogether } from '../port.ts';
import { positionOf } from '../position.ts';
import { AppendIndex } from './append-index.ts';
import { Batches } from './batches.ts';
import { IndexWriter } from './index-writer.ts';
import { type AppendHead, headOf } from './kept-append.ts';

/** Most streams whose version is kept in memory, to spare a look into the index. */
const VERSIONS_KEPT_MAX = 16_384;

/** Appends that are one, each as `appendText` has it: nearly always one alone. */
export type Unit = readonly string[];

/** What became of a batch, in its order. */
export interface Committed {
  readonly appended: readonly AppendedTogether[];
  /** events that the batch added */
  readonly events: number;
  /** events in the log after it */
  readonly length: number;
}

/**
 * The log as its writer sees it: one transaction at a time, which leaves one row, decided append by append. Synchronous; knows
 * no queue.
 */
export class Log {
  readonly #database: Database;
  readonly #indexedTogether: number;
  readonly #batches: Batches;
  readonly #index: AppendIndex;
  readonly #indexWriter: IndexWriter;
  /** Versions of the streams seen last, the oldest first. */
  readonly #versions = new Map<string, number>();
  readonly #begin: Statement<[]>;
  readonly #commit: Statement<[]>;
  readonly #rollback: Statement<[]>;
  readonly #insert: Statement<[number, number, number, number, string]>;

  /** @param indexedTogether appends that are packed and indexed at once */
  constructor(database: Database, indexedTogether: number) {
    this.#database = database;
    this.#indexedTogether = indexedTogether;
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
    return this.#transact(() => {
      this.#index.tail.refresh();
      const { appends, events } = this.#batches.extent();
      let length = events;
      const accepted: string[] = [];
      const appended = units.map((unit): AppendedTogether => {
        const members = unit.map((text) => ({ text, head: headOf(text) }));
        for (const [at, { head }] of members.entries()) {
          const by = this.#stopping(head);
          if (by !== undefined) return { kind: 'stopped', at, by };
        }
        const each = members.map(({ text, head }) => {
          accepted.push(text);
          length += head.count;
          this.#take(head, length);
          return { kind: 'appended' as const, position: positionOf(length), firstVersion: head.on + 1 };
        });
        return { kind: 'appended', each };
      });
      if (accepted.length > 0)
        this.#insert.run(appends + 1, accepted.length, events, length - events, accepted.join('\n'));
      return { appended, events: length - events, length };
    });
  }

  /** Packs and indexes what was committed, once that is enough to be worth it. When it throws, all is as it was. */
  tidy(): void {
    if (this.#index.tail.length < this.#indexedTogether) return;
    const { appends } = this.#batches.extent();
    this.#transact(() => {
      this.#indexWriter.run();
      this.#index.tail.restart(appends);
    });
  }

  /** Why an append cannot be made on what there is; undefined when it can. */
  #stopping({ stream, id, on }: AppendHead) {
    const command = this.#index.command(stream, id);
    if (command !== undefined) return { kind: 'duplicate', command } as const;
    const actualVersion = this.#versions.get(stream) ?? this.#index.version(stream);
    return on === actualVersion ? undefined : ({ kind: 'conflict', actualVersion } as const);
  }

  /** Remembers an append of the open transaction. @param end events in the log after it */
  #take(head: AppendHead, end: number): void {
    this.#index.tail.add(head, end);
    if (head.count === 0) return;
    this.#versions.delete(head.stream);
    this.#versions.set(head.stream, head.on + head.count);
    if (this.#versions.size <= VERSIONS_KEPT_MAX) return;
    for (const oldest of this.#versions.keys()) {
      this.#versions.delete(oldest);
      return;
    }
  }

  #transact<Result>(work: () => Result): Result {
    try {
      this.#begin.run();
      const result = work();
      this.#commit.run();
      return result;
    } catch (error) {
      // The file alone says what is there: it is read anew.
      this.#index.tail.restart(0);
      this.#versions.clear();
      // SQLite itself has rolled back after some failures, a full disk among them.
      if (this.#database.inTransaction) this.#rollback.run();
      throw error;
    }
  }
}
