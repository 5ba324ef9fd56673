import type { Database, Statement } from 'better-sqlite3';
import { BEYOND_ALL, type BatchRow, type Batches } from './batches.ts';
import { Chains } from './chains.ts';
import type { AppendName } from './kept-append.ts';
import { Recent } from './recent.ts';

/** Where the index ends, and a row behind what was read; none where there is nothing new. */
type Unread = { readonly indexed: number } & (BatchRow | { readonly first_append: null });

/** An append that brought events, found by its stream. */
export interface AppendOfStream {
  /** its number */
  readonly append: number;
  /** of its last event */
  readonly version: number;
}

/** An append that is not in the file's index yet. */
export interface TailAppend extends AppendName {
  /** of its command in the index; undefined where nobody had to look for it there */
  readonly key: number | undefined;
}

/** The appends that are not in the file's index yet, in memory: the last few thousand. */
export class Tail {
  readonly #batches: Batches;
  readonly #unread: Statement<[from: number, upTo: number], Unread>;
  #appends: TailAppend[] = [];
  /** places in `#appends`, of as many of them as were there when a stream was last asked for */
  readonly #streams = new Chains();
  /** places in `#appends` */
  readonly #commands = new Map<string, number>();
  /** of streams that are in the index since, too */
  readonly #versions = new Recent<number>();
  /** appends before it, which the index has */
  from = 0;

  constructor(database: Database, batches: Batches) {
    this.#batches = batches;
    // One statement, so that index and rows are those of one moment; no rows where the index is further, as they may be all of the log.
    this.#unread = database.prepare(
      `SELECT meta.value AS indexed, batches.* FROM meta LEFT JOIN batches ON first_append > iif(meta.value = ?, ?, ${BEYOND_ALL})
       WHERE meta.name = 'indexed' ORDER BY first_append`,
    );
  }

  get length(): number {
    return this.#appends.length;
  }

  /** All that it has by now, the first one first. */
  appends(): readonly TailAppend[] {
    return [...this.#appends];
  }

  /** Takes in what was committed since. @throws DamagedFile */
  refresh(): void {
    for (;;) {
      const unread = this.#unread.all(this.from, this.from + this.length);
      const indexed = unread[0]?.indexed ?? this.from;
      // What was packed meanwhile may stand in a row that begins before what was read.
      if (indexed === this.from) {
        for (const row of unread) if (row.first_append !== null) this.#take(row);
        return;
      }
      this.restart(indexed);
    }
  }

  /** Forgets what the index has up to an append. */
  restart(indexed: number): void {
    // Somebody else's appends were packed before they were seen here.
    if (indexed > this.from + this.length) this.#versions.clear();
    const kept = indexed < this.from ? [] : this.#appends.slice(indexed - this.from);
    this.#appends = [];
    this.#streams.clear();
    this.#commands.clear();
    this.from = indexed;
    for (const append of kept) this.#keep(append);
  }

  /** Knows nothing any more: the file alone says what is there. */
  forget(): void {
    this.#appends = [];
    this.restart(0);
    this.#versions.clear();
  }

  /** Takes in the next append. @param key of its command in the index */
  add({ stream, id, on, count }: AppendName, key?: number): void {
    if (count > 0) this.#versions.set(stream, on + count);
    this.#keep({ stream, id, on, count, key });
  }

  /** The number of the append of a command. */
  command(stream: string, id: string): number | undefined {
    const place = this.#commands.get(commandName(stream, id));
    return place === undefined ? undefined : this.from + place + 1;
  }

  /** A stream's version, if it grew lately. */
  version(stream: string): number | undefined {
    return this.#versions.get(stream);
  }

  /** The oldest first. */
  ofStream(stream: string): readonly AppendOfStream[] {
    this.#chain();
    return this.#streams.of(stream).flatMap((place) => {
      const append = this.#appends[place];
      return append === undefined
        ? []
        : [{ append: this.from + place + 1, version: append.on + append.count }];
    });
  }

  /** The streams with events here. */
  streams(): Iterable<string> {
    this.#chain();
    return this.#streams.keys();
  }

  #chain(): void {
    for (const { stream, count } of this.#appends.slice(this.#streams.places))
      this.#streams.add(count > 0 ? stream : undefined);
  }

  #keep(append: TailAppend): void {
    this.#commands.set(commandName(append.stream, append.id), this.#appends.length);
    this.#appends.push(append);
  }

  #take(row: BatchRow): void {
    for (const { head } of this.#batches.appendsOf(row)) this.add(head);
  }
}

// No stream name has a space, so no two pairs share a name.
const commandName = (stream: string, id: string): string => `${stream} ${id}`;
