import type { Database, Statement } from 'better-sqlite3';
import type { BatchRow } from './batches.ts';
import { type AppendName, type KeptAppend, keptText, textsOf } from './kept-append.ts';
import { type PackedColumns, PackedRow } from './packed-row.ts';

/**
 * Parts of what is packed, at most: the larger each is, the longer a commit waits for it. No more where there are more appends, as commits
 * between the parts would bring new ones faster than they are packed.
 */
const PARTS_MAX = 14;
/** Appends that a part has at least, if there are so many. */
const PART = 64;

/** Rows that take the place of those of the same appends. */
interface PackedPart {
  readonly first: number;
  readonly last: number;
  readonly rows: readonly PackedColumns[];
}

/** An append on its way into a packed row. */
type Text = readonly [text: string, events: number];

/** Packs appends, and puts them in the place of their rows; a transaction is the caller's. */
export class Packer {
  readonly #row: Statement<[number], BatchRow>;
  readonly #remove: Statement<[number, number]>;
  readonly #insert: Statement<[...PackedColumns]>;
  readonly #extend: Statement<[number, number]>;

  constructor(database: Database) {
    this.#row = database.prepare('SELECT * FROM batches WHERE first_append = ?');
    this.#remove = database.prepare('DELETE FROM batches WHERE first_append BETWEEN ? AND ?');
    this.#insert = database.prepare('INSERT INTO batches VALUES (?, ?, ?, ?, ?)');
    this.#extend = database.prepare(`UPDATE meta SET value = ? WHERE name = 'indexed' AND value = ?`);
  }

  /**
   * Packs what was committed, part by part, and writes nothing.
   * @param appends the first of which has this number
   * @throws Error where somebody else has packed them
   */
  *packing(appends: readonly AppendName[], first: number): Generator<PackedPart> {
    const before = this.#row.get(first)?.events_before;
    if (before === undefined) return;
    const each = Math.max(PART, Math.ceil(appends.length / PARTS_MAX));
    yield* packedIn(this.#textsByRow(appends, first), new PackedRow(first, before), each);
  }

  /** Puts a part in the place of its rows. Everybody goes by the index of its appends from then on. @throws Error where somebody else has done so */
  replace(part: PackedPart): void {
    this.#remove.run(part.first, part.last);
    this.#add(part);
  }

  /** Adds appends that are indexed. @param first the number of the first one, with so many events in the log before it */
  add(appends: readonly KeptAppend[], first: number, eventsBefore: number): void {
    const texts = appends.map((append): Text => [keptText([append]), append.records.length]);
    for (const part of packedIn([texts], new PackedRow(first, eventsBefore), appends.length)) this.#add(part);
  }

  #add({ first, last, rows }: PackedPart): void {
    const { changes } = this.#extend.run(last, first - 1);
    if (changes !== 1) throw notTheNext(first);
    for (const row of rows) this.#insert.run(...row);
  }

  *#textsByRow(appends: readonly AppendName[], first: number): Generator<Iterable<Text>> {
    for (let place = 0; place < appends.length;) {
      const row = this.#row.get(first + place);
      if (typeof row?.content !== 'string') throw notTheNext(first);
      const counts = appends.slice(place, place + row.appends).map(({ count }) => count);
      yield [...textsOf(row.content, counts)].map((text, n): Text => [text, counts[n] ?? 0]);
      place += row.appends;
    }
  }
}

const notTheNext = (first: number): Error =>
  new Error(`the appends from ${first} on are not the next ones of the index`);

/** Packs the appends of rows, in parts of whole rows. @param open where they begin @param each appends that a part has at least */
function* packedIn(rows: Iterable<Iterable<Text>>, open: PackedRow, each: number): Generator<PackedPart> {
  let [from, packed]: [number, PackedColumns[]] = [open.first, []];
  for (const row of rows) {
    for (const text of row) {
      open.add(...text);
      if (open.isFull) open = closed(open, packed);
    }
    if (open.end - from < each) continue;
    open = closed(open, packed);
    yield { first: from, last: open.first - 1, rows: packed };
    [from, packed] = [open.first, []];
  }
  open = closed(open, packed);
  if (packed.length > 0) yield { first: from, last: open.first - 1, rows: packed };
}

/** Packs a row, if there is anything in it. @returns the next one */
function closed(open: PackedRow, packed: PackedColumns[]): PackedRow {
  if (open.end > open.first) packed.push(open.columns);
  return open.next();
}
