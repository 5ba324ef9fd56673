import { constants, zstdCompressSync } from 'node:zlib';

/** What is packed together: whoever needs one append unpacks all of them. */
const PACKED_APPENDS = 32;
const PACKED_CHARACTERS = 64 * 1024;
/** By itself zstd makes room for far more than a row has, anew for each; this much it has without asking the system. */
const PACKING = {
  params: {
    [constants.ZSTD_c_compressionLevel]: 1,
    [constants.ZSTD_c_windowLog]: 15,
    [constants.ZSTD_c_hashLog]: 12,
  },
  chunkSize: 8 * 1024,
};

/** The columns of a row of packed appends. */
export type PackedColumns = readonly [
  first: number,
  appends: number,
  eventsBefore: number,
  events: number,
  content: Uint8Array,
];

/** Appends that stand behind one another, on their way into one packed row. */
export class PackedRow {
  /** the number of the first one */
  readonly first: number;
  readonly #eventsBefore: number;
  readonly #texts: string[] = [];
  #events = 0;
  #characters = 0;

  /** @param first the number of the first one, with so many events in the log before it */
  constructor(first: number, eventsBefore: number) {
    this.first = first;
    this.#eventsBefore = eventsBefore;
  }

  /** The number of the append behind it. */
  get end(): number {
    return this.first + this.#texts.length;
  }

  get isFull(): boolean {
    return this.#texts.length >= PACKED_APPENDS || this.#characters >= PACKED_CHARACTERS;
  }

  get columns(): PackedColumns {
    const content = zstdCompressSync(this.#texts.join('\n'), PACKING);
    return [this.first, this.#texts.length, this.#eventsBefore, this.#events, content];
  }

  /** Takes the text of the next append, with its number of events. */
  add(text: string, events: number): void {
    this.#texts.push(text);
    this.#events += events;
    this.#characters += text.length;
  }

  /** The row that follows it. */
  next(): PackedRow {
    return new PackedRow(this.end, this.#eventsBefore + this.#events);
  }
}
