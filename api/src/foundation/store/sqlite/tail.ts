import type { Database, Statement } from 'better-sqlite3';
import { type AppendOfStream, AppendRun, type TailAppend } from './append-run.ts';
import { BEYOND_ALL, type BatchRow, type Batches } from './batches.ts';
import type { AppendName } from '../kept-append.ts';
import { RECENT, Recent } from './recent.ts';

/** The end of the index, and a row after the last one read; no row if there is nothing new. */
type Unread = { readonly indexed: number } & (BatchRow | { readonly first_append: null });

/**
 * The appends that are not in the file's index yet, in memory: the last few thousand. They are in two runs, so that the
 * older one is dropped as a whole: the index advances in many steps, and no step may take longer for more appends.
 */
export class Tail {
  readonly #batches: Batches;
  readonly #unread: Statement<[from: number, upTo: number], Unread>;
  /** appends present when the index reached this run; the first of them are indexed */
  #older = new AppendRun(1);
  #younger = new AppendRun(1);
  /** versions of recent streams, including those indexed since */
  readonly #versions = new Recent<number>();
  /** number of the last indexed append */
  #from = 0;

  constructor(database: Database, batches: Batches) {
    this.#batches = batches;
    // One statement, so that the index and the rows are consistent. If the index is ahead it returns no rows, which could be
    // the whole log.
    this.#unread = database.prepare(
      `SELECT meta.value AS indexed, batches.* FROM meta LEFT JOIN batches ON first_append > iif(meta.value = ?, ?, ${BEYOND_ALL})
       WHERE meta.name = 'indexed' ORDER BY first_append`,
    );
  }

  /** The number of the last indexed append. */
  get from(): number {
    return this.#from;
  }

  /** The number of the last append. */
  get end(): number {
    return this.#younger.next - 1;
  }

  get length(): number {
    return this.end - this.#from;
  }

  /** Returns all appends to be indexed next, in order; they are dropped automatically afterwards. */
  due(): readonly TailAppend[] {
    const appends = [...this.#older.after(this.#from), ...this.#younger.after(this.#from)];
    // If the older run is still in use, these join it later.
    if (this.#older.isEmpty) this.#beginRun();
    return appends;
  }

  /** Reads the commits since the last call. @throws DamagedFile */
  refresh(): void {
    for (;;) {
      const unread = this.#unread.all(this.#from, this.end);
      const indexed = unread[0]?.indexed ?? this.#from;
      // If the index has advanced, new appends may be packed in a row that begins before the last one read.
      if (indexed === this.#from) {
        for (const row of unread) if (row.first_append !== null) this.#take(row);
        return;
      }
      this.#moveTo(indexed);
    }
  }

  /** Follows the index up to an append. */
  #moveTo(indexed: number): void {
    // Another handle's appends were packed before they were seen here.
    if (indexed > this.end) this.#versions.clear();
    if (indexed < this.#from || indexed >= this.end) this.#restart(indexed);
    else if (indexed >= this.#younger.first) this.#beginRun();
    else if (indexed + 1 === this.#younger.first) this.#older = new AppendRun(this.#younger.first);
    this.#from = indexed;
  }

  /** Forgets everything; it is read again from the file. */
  forget(): void {
    this.#restart(0);
    this.#from = 0;
    this.#versions.clear();
  }

  /** Adds the next append. @param key of its command in the index */
  add({ stream, id, on, count }: AppendName, key?: number): void {
    if (count > 0) this.#versions.set(stream, on + count);
    this.#younger.add({ stream, id, on, count, key });
  }

  /** Returns the number of a command's append. */
  command(stream: string, id: string): number | undefined {
    const append = this.#younger.command(stream, id) ?? this.#older.command(stream, id);
    return append !== undefined && append > this.#from ? append : undefined;
  }

  /** Returns a stream's version if it grew recently; always if it grew in one of these appends. */
  version(stream: string): number | undefined {
    const recent = this.#versions.get(stream);
    if (recent !== undefined || this.length <= RECENT) return recent;
    return this.ofStream(stream).at(-1)?.version;
  }

  /** Returns the appends of a stream, the oldest first. */
  ofStream(stream: string): readonly AppendOfStream[] {
    return [...this.#older.ofStream(stream), ...this.#younger.ofStream(stream)].filter(
      ({ append }) => append > this.#from,
    );
  }

  /** Returns the streams with events here, including some that have been indexed since. */
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
