import type { Extent, PlacedAppend } from './batches.ts';
import { type AppendEntry, appendsIn } from './kept-append.ts';
import { OpenRow, PACKED_APPENDS, type Row } from './open-row.ts';

/** Appends that are worth packing before they are answered. Fewer are packed later, with what came before and after them. */
const PACKED_AT_ONCE = 16;

/** The rows that a transaction is to leave: the appends that were accepted so far. */
export class RowsInWriting {
  readonly #before: Extent;
  readonly #texts: string[] = [];
  /** events in the log after each of them */
  readonly #ends: number[] = [];
  /** events in the log after all of them */
  length: number;

  /** @param before how long the log is */
  constructor(before: Extent) {
    this.#before = before;
    this.length = before.events;
  }

  get events(): number {
    return this.length - this.#before.events;
  }

  add({ text, count }: AppendEntry): void {
    this.#texts.push(text);
    this.length += count;
    this.#ends.push(this.length);
  }

  /** The append of a number, if it is one of them. */
  find(append: number): PlacedAppend | undefined {
    const place = append - this.#before.appends - 1;
    const [text, end] = [this.#texts[place], this.#ends[place]];
    const [kept] = text === undefined ? [] : appendsIn(text);
    return kept === undefined || end === undefined ? undefined : { ...kept, append, end };
  }

  /** All of them: few in one row of text, many in packed ones of about the same length. */
  rows(): readonly Row[] {
    const all = this.#texts.length;
    const isPacked = all >= PACKED_AT_ONCE;
    const each = isPacked ? Math.ceil(all / Math.round(all / PACKED_APPENDS)) : all;
    const rows: Row[] = [];
    let [open, reached] = [new OpenRow(this.#before.appends + 1, this.#before.events), this.#before.events];
    for (const [place, text] of this.#texts.entries()) {
      const end = this.#ends[place] ?? reached;
      open.add(text, 1, end - reached);
      reached = end;
      if (place < all - 1 && !(isPacked && open.isFull(each))) continue;
      rows.push(isPacked ? open.packed() : open.asText());
      open = open.next();
    }
    return rows;
  }
}
