import type { Database, Statement } from 'better-sqlite3';
import type { Recorded } from '../port.ts';
import { type PlacedAppend, recordsOf } from '../placed-append.ts';
import type { AppendOfStream } from './append-run.ts';
import type { Batches } from './batches.ts';
import { type CommandKey, commandKeys } from './command-keys.ts';
import type { RowInWriting } from './row-in-writing.ts';
import { DamagedFile } from '../failures.ts';
import { Tail } from './tail.ts';

/** SQLite's value for "no limit". */
const UNLIMITED = -1;

/** Finds the appends of a stream or a command: in the file's index and, for later ones, in memory. */
export class AppendIndex {
  readonly tail: Tail;
  readonly key: CommandKey;
  readonly #database: Database;
  readonly #batches: Batches;
  readonly #lastVersion: Statement<[string], number>;
  readonly #ofStream: Statement<[string, number, number, number], AppendOfStream>;
  readonly #ofCommand: Statement<[number, number], number>;
  readonly #streams: Statement<[], string>;

  constructor(database: Database, batches: Batches) {
    this.#database = database;
    this.#batches = batches;
    this.tail = new Tail(database, batches);
    this.key = commandKeys(database);
    this.#lastVersion = database
      .prepare<[string], number>('SELECT max(version) FROM streams WHERE stream = ?')
      .pluck();
    this.#ofStream = database.prepare(
      'SELECT append, version FROM streams WHERE stream = ? AND version >= ? AND append <= ? ORDER BY version LIMIT ?',
    );
    this.#ofCommand = database
      .prepare<[number, number], number>('SELECT append FROM commands WHERE key = ? AND append <= ?')
      .pluck();
    this.#streams = database.prepare<[], string>('SELECT DISTINCT stream FROM streams').pluck();
  }

  /** Returns a stream's version; 0 if there is none. */
  version(stream: string): number {
    return this.tail.version(stream) ?? this.#lastVersion.get(stream) ?? 0;
  }

  /**
   * Returns the append of a command.
   * @param key its key
   * @param row may contain one that is not in the file yet
   * @throws DamagedFile
   */
  command(stream: string, id: string, key: number, row?: RowInWriting): PlacedAppend | undefined {
    const append = this.tail.command(stream, id);
    if (append !== undefined) return row?.find(append) ?? this.#placed(append);
    // There is nearly always none; avoid allocating a list.
    if (this.#ofCommand.get(key, this.tail.from) === undefined) return undefined;
    for (const found of this.#ofCommand.all(key, this.tail.from)) {
      const placed = this.#placed(found);
      if (placed.head.stream === stream && placed.head.id === id) return placed;
    }
    return undefined;
  }

  /** Returns the events of a stream from a version on. @throws DamagedFile */
  records(stream: string, fromVersion: number, limit = Number.POSITIVE_INFINITY): Recorded[] {
    const found: Recorded[] = [];
    let near: readonly PlacedAppend[] = [];
    for (const { append } of this.#appends(stream, fromVersion, limit)) {
      const last = near.at(-1);
      if (last === undefined || last.append < append) near = this.#batches.from(append);
      const one = near.find((placed) => placed.append === append) ?? this.#missing(append);
      for (const recorded of recordsOf(one)) {
        if (recorded.stream !== stream) throw this.#wrong(append);
        if (recorded.version >= fromVersion) found.push(recorded);
        if (found.length === limit) return found;
      }
    }
    return found;
  }

  /** Returns the names of all streams, in no particular order. */
  streams(): Set<string> {
    return new Set([...this.#streams.all(), ...this.tail.streams()]);
  }

  /** Returns the appends with a stream's events from a version on; each has at least one event. */
  #appends(stream: string, fromVersion: number, limit: number): readonly AppendOfStream[] {
    const most = Number.isFinite(limit) ? limit : UNLIMITED;
    return [
      ...this.#ofStream.all(stream, fromVersion, this.tail.from, most),
      ...this.tail.ofStream(stream).filter(({ version }) => version >= fromVersion),
    ];
  }

  #placed(append: number): PlacedAppend {
    const [placed] = this.#batches.from(append);
    return placed ?? this.#missing(append);
  }

  #missing(append: number): never {
    throw new DamagedFile(this.#database.name, new Error(`append ${append} is in the index, but not there`));
  }

  #wrong(append: number): DamagedFile {
    return new DamagedFile(this.#database.name, new Error(`append ${append} is of another stream`));
  }
}
