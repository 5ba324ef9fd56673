import type { Database, Statement } from 'better-sqlite3';
import type { BatchRow } from './batches.ts';
import { type AppendName, type KeptAppend, keptText, textsOf } from '../kept-append.ts';
import { type PackedColumns, PackedRow } from './packed-row.ts';
import { checkedText } from './row-text.ts';

/**
 * Maximum number of parts: the larger a part, the longer a commit waits for it. The number does not grow with the appends,
 * because commits between the parts would add new ones faster than they are packed.
 */
const PARTS_MAX = 14;
/** Minimum appends of a part, if there are as many. */
const PART = 64;

/** Packed rows that replace the rows of the same appends. */
interface PackedPart {
  readonly first: number;
  readonly last: number;
  readonly rows: readonly PackedColumns[];
}

/** The text of an append to be packed. */
type Text = readonly [text: string, events: number];

/** Packs appends and replaces their rows; the caller runs the transaction. */
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
   * Packs committed appends part by part, without writing.
   * @param appends consecutive appends; `first` is the number of the first one
   * @throws Error when another handle has packed them
   */
  *packing(appends: readonly AppendName[], first: number): Generator<PackedPart> {
    const before = this.#row.get(first)?.events_before;
    if (before === undefined) return;
    const each = Math.max(PART, Math.ceil(appends.length / PARTS_MAX));
    yield* packedIn(this.#textsByRow(appends, first), new PackedRow(first, before), each);
  }

  /** Replaces rows by a packed part. From then on, lookups of its appends use the index. @throws Error when another handle has replaced them */
  replace(part: PackedPart): void {
    this.#remove.run(part.first, part.last);
    this.#add(part);
  }

  /** Adds indexed appends. @param first number of the first append, with `eventsBefore` events in the log before it */
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
      // Unchecked, a changed row would be packed under a checksum that matches.
      const content = checkedText(row, row.content);
      yield [...textsOf(content, counts)].map((text, n): Text => [text, counts[n] ?? 0]);
      place += row.appends;
    }
  }
}

const notTheNext = (first: number): Error =>
  new Error(`the appends from ${first} on are not the next ones of the index`);

/** Packs the appends of rows, in parts of whole rows. @param open the first packed row @param each minimum appends of a part */
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

/** Packs a row unless it is empty. @returns the next one */
function closed(open: PackedRow, packed: PackedColumns[]): PackedRow {
  if (open.end > open.first) packed.push(open.columns);
  return open.next();
}
