import { packed } from './packing.ts';

/** What is packed together, at least: whoever needs one append unpacks all of them. */
const PACKED_APPENDS = 32;
const PACKED_CHARACTERS = 64 * 1024;

/** A row of the log's file. */
export type Row = readonly [
  first: number,
  appends: number,
  eventsBefore: number,
  events: number,
  content: string | Uint8Array,
];

/** Appends that stand behind one another, on their way into one row. */
export class PackedRow {
  readonly #first: number;
  readonly #eventsBefore: number;
  readonly #texts: string[] = [];
  #appends = 0;
  #events = 0;
  #characters = 0;

  constructor(first: number, eventsBefore: number) {
    this.#first = first;
    this.#eventsBefore = eventsBefore;
  }

  get isFull(): boolean {
    return this.#appends >= PACKED_APPENDS || this.#characters >= PACKED_CHARACTERS;
  }

  /** Takes the text of the next appends. */
  add(text: string, appends: number, events: number): void {
    this.#texts.push(text);
    this.#appends += appends;
    this.#events += events;
    this.#characters += text.length;
  }

  /** The row that follows it. */
  next(): PackedRow {
    return new PackedRow(this.#first + this.#appends, this.#eventsBefore + this.#events);
  }

  columns(): Row {
    const content = packed(this.#texts.join('\n'));
    return [this.#first, this.#appends, this.#eventsBefore, this.#events, content];
  }
}
