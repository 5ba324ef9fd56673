import type { Database } from 'better-sqlite3';
import { checkPositive } from '../limits.ts';
import type { LogReader } from '../log-reader.ts';
import type { KnownCommand, Position, Recorded } from '../port.ts';
import { START, ordinalOf, positionOf } from '../position.ts';
import { type PlacedAppend, recordsOf } from '../placed-append.ts';
import { AppendIndex } from './append-index.ts';
import { IndexedAppendsAudit } from './appends-audit.ts';
import { Batches } from './batches.ts';
import { knownCommand } from '../kept-append.ts';
import { readingFile } from './soundness.ts';

/** Reads committed data through its own read-only handle. */
export class SqliteReader implements LogReader {
  readonly #database: Database;
  readonly #batches: Batches;
  readonly #index: AppendIndex;

  constructor(database: Database) {
    this.#database = database;
    this.#batches = new Batches(database);
    this.#index = new AppendIndex(database, this.#batches);
  }

  async readStream(stream: string, fromVersion = 1, limit?: number): Promise<readonly Recorded[]> {
    checkPositive('from version', fromVersion);
    if (limit !== undefined) checkPositive('limit', limit);
    return this.#indexed((index) => index.records(stream, fromVersion, limit));
  }

  async readAll(after: Position, limit: number): Promise<readonly Recorded[]> {
    checkPositive('limit', limit);
    const found: Recorded[] = [];
    for (const recorded of this.eachRecord(after)) {
      found.push(recorded);
      if (found.length === limit) break;
    }
    return found;
  }

  /** Returns the events after a position in log order, one row at a time. @throws DamagedFile */
  *eachRecord(after: Position = START): Generator<Recorded, void, undefined> {
    for (const append of this.eachAppend(after))
      for (const recorded of recordsOf(append)) if (recorded.position > after) yield recorded;
  }

  /** Returns the appends of all streams after a position, possibly with some of the last ones before it. @throws DamagedFile */
  *eachAppend(after: Position = START): Generator<PlacedAppend, void, undefined> {
    for (const page of this.#pages(after)) yield* page;
  }

  async *pages(after: Position = START): AsyncGenerator<readonly PlacedAppend[], void, undefined> {
    yield* this.#pages(after);
  }

  /** Returns an audit, which must be given each append that is read. @throws DamagedFile */
  auditAppends(): IndexedAppendsAudit {
    return this.#read(() => new IndexedAppendsAudit(this.#database));
  }

  async findCommand(stream: string, id: string): Promise<KnownCommand | undefined> {
    return this.#indexed((index) => {
      const found = index.command(stream, id, index.key(stream, id));
      return found === undefined ? undefined : knownCommand(found, found.end);
    });
  }

  /** Returns the number of appends. */
  appends(): number {
    return this.#read(() => this.#batches.extent().appends);
  }

  async head(): Promise<Position> {
    return positionOf(this.#read(() => this.#batches.extent().events));
  }

  async streamNames(): Promise<readonly string[]> {
    return [...this.#indexed((index) => index.streams())].toSorted();
  }

  async close(): Promise<void> {
    this.#database.close();
  }

  *#pages(after: Position): Generator<readonly PlacedAppend[], void, undefined> {
    let next = this.#read(() => this.#batches.appendBefore(ordinalOf(after)));
    while (next > 0) {
      const from = next;
      const appends = this.#read(() => this.#batches.from(from));
      yield appends;
      next = (appends.at(-1)?.append ?? -1) + 1;
    }
  }

  #indexed<Result>(read: (index: AppendIndex) => Result): Result {
    return this.#read(() => {
      this.#index.tail.refresh();
      return read(this.#index);
    });
  }

  #read<Result>(read: () => Result): Result {
    this.#demandOpen();
    return readingFile(this.#database.name, read);
  }

  #demandOpen(): void {
    if (!this.#database.open) throw new Error('the event store is closed');
  }
}
