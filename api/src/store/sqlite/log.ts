import type { Database, Statement } from 'better-sqlite3';
import type { Appended, KnownCommand } from '../port.ts';
import { positionOf } from '../position.ts';
import { type Draft, recordText } from '../record.ts';
import { commandLookup, type CommandLookup } from './command-lookup.ts';

/** Most streams whose version is kept in memory, to spare a look into the index. */
const VERSIONS_KEPT_MAX = 16_384;

/** The log as its writer sees it: one transaction at a time, decided append by append. Synchronous; knows no queue. */
export class Log {
  readonly #database: Database;
  readonly #begin: Statement<[]>;
  readonly #commit: Statement<[]>;
  readonly #rollback: Statement<[]>;
  readonly #lastPosition: Statement<[], number>;
  readonly #lastVersion: Statement<[string], number>;
  readonly #insertEvent: Statement<[number, string, number, string]>;
  readonly #insertCommand: Statement<[string, string, string, number, number, number, string | null]>;
  readonly #findCommand: CommandLookup;
  /** Versions of the streams seen last, the oldest first. */
  readonly #versions = new Map<string, number>();
  /** Events in the log, those of the open transaction included; undefined when the file has to be asked. */
  #length: number | undefined;
  /** the record that was appended last, the open transaction's included */
  last: string | undefined;

  constructor(database: Database) {
    this.#database = database;
    this.#begin = database.prepare('BEGIN IMMEDIATE');
    this.#commit = database.prepare('COMMIT');
    this.#rollback = database.prepare('ROLLBACK');
    this.#lastPosition = database.prepare<[], number>('SELECT max(position) FROM events').pluck();
    this.#lastVersion = database
      .prepare<[string], number>('SELECT max(version) FROM events WHERE stream = ?')
      .pluck();
    this.#insertEvent = database.prepare('INSERT INTO events VALUES (?, ?, ?, ?)');
    this.#insertCommand = database.prepare(
      'INSERT INTO commands VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
    );
    this.#findCommand = commandLookup(database);
  }

  /** Runs `work`, which appends, in one transaction. When it or the commit throws, nothing of it stays. */
  transact<Result>(work: () => Result): Result {
    try {
      this.#begin.run();
      const result = work();
      this.#commit.run();
      return result;
    } catch (error) {
      this.#abandon();
      throw error;
    }
  }

  /** Number of events. */
  length(): number {
    this.#length ??= this.#lastPosition.get() ?? 0;
    return this.#length;
  }

  /** Decides one append inside the open transaction. */
  append(draft: Draft): Appended {
    const { stream, expectedVersion, command, events } = draft;
    const actualVersion = this.#version(stream);
    if (expectedVersion !== actualVersion) {
      const known = this.#findCommand(stream, command.id);
      return known === undefined
        ? { kind: 'conflict', actualVersion }
        : { kind: 'duplicate', command: known };
    }
    const firstVersion = actualVersion + 1;
    const end = this.length() + events.length;
    if (!this.#mark(draft, firstVersion, end)) return { kind: 'duplicate', command: this.#known(draft) };
    this.#record(draft, firstVersion);
    return { kind: 'appended', position: positionOf(end), firstVersion };
  }

  /** Remembers the command; false when the stream knows its id. The primary key decides, so no lookup comes first. */
  #mark({ stream, command, events }: Draft, firstVersion: number, end: number): boolean {
    const { id, inputHash, refusal } = command;
    const { changes } = this.#insertCommand.run(
      stream,
      id,
      inputHash,
      firstVersion,
      events.length,
      end,
      refusal ?? null,
    );
    return changes === 1;
  }

  #known({ stream, command }: Draft): KnownCommand {
    const known = this.#findCommand(stream, command.id);
    if (known === undefined)
      throw new Error(`command ${command.id} of ${stream} is refused as known, but is not there`);
    return known;
  }

  #record({ stream, events }: Draft, firstVersion: number): void {
    if (events.length === 0) return;
    const before = this.length();
    for (const [index, event] of events.entries()) {
      const version = firstVersion + index;
      this.last = recordText(event, version);
      this.#insertEvent.run(before + index + 1, stream, version, this.last);
    }
    this.#length = before + events.length;
    this.#keepVersion(stream, firstVersion + events.length - 1);
  }

  #version(stream: string): number {
    return this.#versions.get(stream) ?? this.#lastVersion.get(stream) ?? 0;
  }

  #keepVersion(stream: string, version: number): void {
    this.#versions.delete(stream);
    this.#versions.set(stream, version);
    if (this.#versions.size <= VERSIONS_KEPT_MAX) return;
    for (const oldest of this.#versions.keys()) {
      this.#versions.delete(oldest);
      return;
    }
  }

  #abandon(): void {
    this.#versions.clear();
    this.#length = undefined;
    // SQLite itself has rolled back after some failures, a full disk among them.
    if (this.#database.inTransaction) this.#rollback.run();
  }
}
