import type { Database, Statement } from 'better-sqlite3';
import type { KnownCommand } from '../port.ts';
import type { BatchRow, Batches } from './batches.ts';
import { type AppendHead, knownCommand } from './kept-append.ts';
import { RecentVersions } from './recent-versions.ts';

/** Where the index ends, and a row behind what was read; none where there is nothing new. */
type Unread = { readonly indexed: number } & (BatchRow | { readonly first_append: null });

/** No append has so high a number. */
const BEYOND_ALL = Number.MAX_SAFE_INTEGER;

/** An append that brought events, found by its stream. */
export interface AppendOfStream {
  /** its number */
  readonly append: number;
  /** of its last event */
  readonly version: number;
}

/** The appends that are not in the file's index yet, in memory: the last few hundred. */
export class Tail {
  readonly #batches: Batches;
  readonly #unread: Statement<[from: number, upTo: number], Unread>;
  readonly #streams = new Map<string, AppendOfStream[]>();
  readonly #commands = new Map<string, KnownCommand>();
  /** of streams that are in the index since, too */
  readonly #versions = new RecentVersions();
  /** appends before it, which the index has */
  from = 0;
  #upTo = 0;

  constructor(database: Database, batches: Batches) {
    this.#batches = batches;
    // One statement, so that index and rows are those of one moment; no rows where the index is further, as they may be all of the log.
    this.#unread = database.prepare(
      `SELECT meta.value AS indexed, batches.* FROM meta LEFT JOIN batches ON first_append > iif(meta.value = ?, ?, ${BEYOND_ALL})
       WHERE meta.name = 'indexed' ORDER BY first_append`,
    );
  }

  get length(): number {
    return this.#upTo - this.from;
  }

  /** Takes in what was committed since. @throws DamagedFile */
  refresh(): void {
    for (;;) {
      const unread = this.#unread.all(this.from, this.#upTo);
      const indexed = unread[0]?.indexed ?? this.from;
      // What was packed meanwhile may stand in a row that begins before what was read.
      if (indexed === this.from) {
        for (const row of unread) if (row.first_append !== null) this.#take(row);
        return;
      }
      // Somebody else's appends were packed before they were seen here.
      if (indexed > this.#upTo) this.#versions.clear();
      this.restart(indexed);
    }
  }

  /** Forgets what it has, and begins after an append. */
  restart(from: number): void {
    this.#streams.clear();
    this.#commands.clear();
    this.from = from;
    this.#upTo = from;
  }

  /** Knows nothing any more: the file alone says what is there. */
  forget(): void {
    this.restart(0);
    this.#versions.clear();
  }

  /** Takes in the next append. @param end events in the log after it */
  add(head: AppendHead, end: number): void {
    this.#upTo += 1;
    this.#commands.set(commandName(head.stream, head.id), knownCommand(head, end));
    if (head.count === 0) return;
    const found = { append: this.#upTo, version: head.on + head.count };
    this.#versions.set(head.stream, found.version);
    const others = this.#streams.get(head.stream);
    if (others === undefined) this.#streams.set(head.stream, [found]);
    else others.push(found);
  }

  command(stream: string, id: string): KnownCommand | undefined {
    return this.#commands.get(commandName(stream, id));
  }

  /** A stream's version, if it grew lately. */
  version(stream: string): number | undefined {
    return this.#versions.get(stream);
  }

  /** The oldest first. */
  ofStream(stream: string): readonly AppendOfStream[] {
    return this.#streams.get(stream) ?? [];
  }

  /** The streams with events here. */
  streams(): Iterable<string> {
    return this.#streams.keys();
  }

  #take(row: BatchRow): void {
    for (const { head, end } of this.#batches.appendsOf(row)) this.add(head, end);
  }
}

// No stream name has a space, so no two pairs share a name.
const commandName = (stream: string, id: string): string => `${stream} ${id}`;
