import type { Extent, PlacedAppend } from './batches.ts';
import { type AppendEntry, appendsIn } from './kept-append.ts';

/** The row that a transaction is to leave: the appends that were accepted so far. */
export class RowInWriting {
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

  get appends(): number {
    return this.#texts.length;
  }

  get events(): number {
    return this.length - this.#before.events;
  }

  get columns(): [first: number, appends: number, eventsBefore: number, events: number, content: string] {
    const { appends, events } = this.#before;
    return [appends + 1, this.appends, events, this.events, this.#texts.join('\n')];
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
}
