import type { Database, Statement } from 'better-sqlite3';
import { type AppendOfStream, AppendRun, type TailAppend } from './append-run.ts';
import { BEYOND_ALL, type BatchRow, type Batches } from './batches.ts';
import type { AppendName } from './kept-append.ts';
import { RECENT, Recent } from './recent.ts';

/** Where the index ends, and a row behind what was read; none where there is nothing new. */
type Unread = { readonly indexed: number } & (BatchRow | { readonly first_append: null });

/**
 * The appends that are not in the file's index yet, in memory: the last few thousand. They are in two runs, so that the older one is let go of as a
 * whole: the index moves on in many steps, and none of them may take longer the more there are.
 */
export class Tail {
  readonly #batches: Batches;
  readonly #unread: Statement<[from: number, upTo: number], Unread>;
  /** what was there when the index moved into it; the index has the first of them */
  #older = new AppendRun(1);
  #younger = new AppendRun(1);
  /** of streams that are in the index since, too */
  readonly #versions = new Recent<number>();
  /** appends up to it the index has */
  #from = 0;

  constructor(database: Database, batches: Batches) {
    this.#batches = batches;
    // One statement, so that index and rows are those of one moment; no rows where the index is further, as they may be all of the log.
    this.#unread = database.prepare(
      `SELECT meta.value AS indexed, batches.* FROM meta LEFT JOIN batches ON first_append > iif(meta.value = ?, ?, ${BEYOND_ALL})
       WHERE meta.name = 'indexed' ORDER BY first_append`,
    );
  }

  /** Appends up to it the index has. */
  get from(): number {
    return this.#from;
  }

  /** The last append that is there. */
  get end(): number {
    return this.#younger.next - 1;
  }

  get length(): number {
    return this.end - this.#from;
  }

  /** All that it has by now, which the index is to have next, the first one first: they are let go of by themselves. */
  due(): readonly TailAppend[] {
    const appends = [...this.#older.after(this.#from), ...this.#younger.after(this.#from)];
    // Where some wait in the older run, these join them later.
    if (this.#older.isEmpty) this.#beginRun();
    return appends;
  }

  /** Takes in what was committed since. @throws DamagedFile */
  refresh(): void {
    for (;;) {
      const unread = this.#unread.all(this.#from, this.end);
      const indexed = unread[0]?.indexed ?? this.#from;
      // What was packed meanwhile may stand in a row that begins before what was read.
      if (indexed === this.#from) {
        for (const row of unread) if (row.first_append !== null) this.#take(row);
        return;
      }
      this.#moveTo(indexed);
    }
  }

  /** Goes by the index up to an append. */
  #moveTo(indexed: number): void {
    // Somebody else's appends were packed before they were seen here.
    if (indexed > this.end) this.#versions.clear();
    if (indexed < this.#from || indexed >= this.end) this.#restart(indexed);
    else if (indexed >= this.#younger.first) this.#beginRun();
    else if (indexed + 1 === this.#younger.first) this.#older = new AppendRun(this.#younger.first);
    this.#from = indexed;
  }

  /** Knows nothing any more: the file alone says what is there. */
  forget(): void {
    this.#restart(0);
    this.#from = 0;
    this.#versions.clear();
  }

  /** Takes in the next append. @param key of its command in the index */
  add({ stream, id, on, count }: AppendName, key?: number): void {
    if (count > 0) this.#versions.set(stream, on + count);
    this.#younger.add({ stream, id, on, count, key });
  }

  /** The number of the append of a command. */
  command(stream: string, id: string): number | undefined {
    const append = this.#younger.command(stream, id) ?? this.#older.command(stream, id);
    return append !== undefined && append > this.#from ? append : undefined;
  }

  /** A stream's version, if it grew lately: if it did so in here at least. */
  version(stream: string): number | undefined {
    const recent = this.#versions.get(stream);
    if (recent !== undefined || this.length <= RECENT) return recent;
    return this.ofStream(stream).at(-1)?.version;
  }

  /** The oldest first. */
  ofStream(stream: string): readonly AppendOfStream[] {
    return [...this.#older.ofStream(stream), ...this.#younger.ofStream(stream)].filter(
      ({ append }) => append > this.#from,
    );
  }

  /** The streams with events here, and of some that the index has since. */
  streams(): Iterable<string> {
    return [...this.#older.streams(), ...this.#younger.streams()];
  }

  #beginRun(): void {
    this.#older = this.#younger;
    this.#younger = new AppendRun(this.#older.next);
  }

  #restart(indexed: number): void {
    this.#older = new AppendRun(indexed + 1);
    this.#younger = new AppendRun(indexed + 1);
  }

  #take(row: BatchRow): void {
    for (const { head } of this.#batches.appendsOf(row)) this.add(head);
  }
}
