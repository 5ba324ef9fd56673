import type { Database, Statement } from 'better-sqlite3';
import { checkPositive } from '../limits.ts';
import type { EventReader, KnownCommand, Position, Recorded, StoredCommand } from '../port.ts';
import { ordinalOf, positionOf } from '../position.ts';
import { type CommandLookup, commandLookup } from './command-lookup.ts';
import { commandsInOrder } from './commands-in-order.ts';
import { readingFile } from './soundness.ts';

/** What SQLite takes for "no limit". */
const UNLIMITED = -1;

interface EventRow {
  readonly position: number;
  readonly stream: string;
  readonly version: number;
  readonly record: string;
}

/** Reads what is committed, through a read-only handle of its own. */
export class SqliteReader implements EventReader {
  readonly #database: Database;
  readonly #ofStream: Statement<[string, number, number], EventRow>;
  readonly #ofAll: Statement<[number, number], EventRow>;
  readonly #lastPosition: Statement<[], number>;
  readonly #findCommand: CommandLookup;

  constructor(database: Database) {
    this.#database = database;
    this.#ofStream = database.prepare(
      'SELECT position, stream, version, record FROM events WHERE stream = ? AND version >= ? ORDER BY version LIMIT ?',
    );
    this.#ofAll = database.prepare(
      'SELECT position, stream, version, record FROM events WHERE position > ? ORDER BY position LIMIT ?',
    );
    this.#lastPosition = database.prepare<[], number>('SELECT max(position) FROM events').pluck();
    this.#findCommand = commandLookup(database);
  }

  async readStream(stream: string, fromVersion = 1, limit?: number): Promise<readonly Recorded[]> {
    this.#demandOpen();
    checkPositive('from version', fromVersion);
    if (limit !== undefined) checkPositive('limit', limit);
    return this.#read(() => this.#ofStream.all(stream, fromVersion, limit ?? UNLIMITED)).map(recorded);
  }

  async readAll(after: Position, limit: number): Promise<readonly Recorded[]> {
    this.#demandOpen();
    checkPositive('limit', limit);
    return this.#read(() => this.#ofAll.all(ordinalOf(after), limit)).map(recorded);
  }

  async findCommand(stream: string, id: string): Promise<KnownCommand | undefined> {
    this.#demandOpen();
    return this.#read(() => this.#findCommand(stream, id));
  }

  async head(): Promise<Position> {
    this.#demandOpen();
    return positionOf(this.#read(() => this.#lastPosition.get()) ?? 0);
  }

  /** The commands up to a position in the order of the log, one run through them at a time. */
  eachCommand(upTo: Position): Generator<StoredCommand, void, undefined> {
    this.#demandOpen();
    return commandsInOrder(this.#database, ordinalOf(upTo));
  }

  async close(): Promise<void> {
    this.#database.close();
  }

  #read<Result>(read: () => Result): Result {
    return readingFile(this.#database.name, read);
  }

  #demandOpen(): void {
    if (!this.#database.open) throw new Error('the event store is closed');
  }
}

const recorded = ({ position, stream, version, record }: EventRow): Recorded => ({
  position: positionOf(position),
  stream,
  version,
  record,
});
