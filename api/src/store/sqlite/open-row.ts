import { packed } from './packing.ts';

/** What is packed together, more or less: whoever needs one append unpacks all of them. */
export const PACKED_APPENDS = 32;
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
export class OpenRow {
  readonly #first: number;
  readonly #eventsBefore: number;
  readonly #texts: string[] = [];
  #events = 0;
  #characters = 0;
  appends = 0;

  constructor(first: number, eventsBefore: number) {
    this.#first = first;
    this.#eventsBefore = eventsBefore;
  }

  /** @param appends that it takes */
  isFull(appends = PACKED_APPENDS): boolean {
    return this.appends >= appends || this.#characters >= PACKED_CHARACTERS;
  }

  /** Takes the text of the next appends. */
  add(text: string, appends: number, events: number): void {
    this.#texts.push(text);
    this.appends += appends;
    this.#events += events;
    this.#characters += text.length;
  }

  /** The row that follows it. */
  next(): OpenRow {
    return new OpenRow(this.#first + this.appends, this.#eventsBefore + this.#events);
  }

  asText(): Row {
    return this.#with(this.#text);
  }

  packed(): Row {
    return this.#with(packed(this.#text));
  }

  get #text(): string {
    return this.#texts.join('\n');
  }

  #with(content: string | Uint8Array): Row {
    return [this.#first, this.appends, this.#eventsBefore, this.#events, content];
  }
}
