import type { PlacedAppend } from '../placed-append.ts';
import type { Extent, StoredRow } from './batches.ts';
import { type AppendEntry, appendsIn } from '../kept-append.ts';
import { summedText } from './row-text.ts';

/** The row that a transaction will write: the appends accepted so far. */
export class RowInWriting {
  readonly #before: Extent;
  readonly #texts: string[] = [];
  /** number of events in the log after each append */
  readonly #ends: number[] = [];
  /** number of events in the log after all of them */
  length: number;

  /** @param before length of the log */
  constructor(before: Extent) {
    this.#before = before;
    this.length = before.events;
  }

  get appends(): number {
    return this.#texts.length;
  }

  get events(): number {
    return this.length - this.#before.events;
  }

  /** Returns the row, with the checksum of its text. */
  row(): StoredRow {
    const place = {
      first_append: this.#before.appends + 1,
      appends: this.appends,
      events_before: this.#before.events,
      events: this.events,
    };
    return { ...place, content: summedText(place, this.#texts.join('\n')) };
  }

  add({ text, count }: AppendEntry): void {
    this.#texts.push(text);
    this.length += count;
    this.#ends.push(this.length);
  }

  /** Returns the append with a number, if it is in this row. */
  find(append: number): PlacedAppend | undefined {
    const place = append - this.#before.appends - 1;
    const [text, end] = [this.#texts[place], this.#ends[place]];
    const [kept] = text === undefined ? [] : appendsIn(text);
    return kept === undefined || end === undefined ? undefined : { ...kept, append, end };
  }
}
