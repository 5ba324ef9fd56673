import { constants, zstdCompressSync } from 'node:zlib';
import { summedText } from './row-text.ts';

/** Number of appends packed together; reading one unpacks all of them. */
const PACKED_APPENDS = 32;
const PACKED_CHARACTERS = 64 * 1024;
/** By default zstd allocates far more than a row needs, each time; these sizes need no memory from the system. */
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

/** Consecutive appends to be packed into one row. */
export class PackedRow {
  /** number of the first append */
  readonly first: number;
  readonly #eventsBefore: number;
  readonly #texts: string[] = [];
  #events = 0;
  #characters = 0;

  /** @param first number of the first append, with `eventsBefore` events in the log before it */
  constructor(first: number, eventsBefore: number) {
    this.first = first;
    this.#eventsBefore = eventsBefore;
  }

  /** The number of the append after it. */
  get end(): number {
    return this.first + this.#texts.length;
  }

  get isFull(): boolean {
    return this.#texts.length >= PACKED_APPENDS || this.#characters >= PACKED_CHARACTERS;
  }

  get columns(): PackedColumns {
    const place = {
      first_append: this.first,
      appends: this.#texts.length,
      events_before: this.#eventsBefore,
      events: this.#events,
    };
    const content = zstdCompressSync(summedText(place, this.#texts.join('\n')), PACKING);
    return [this.first, place.appends, this.#eventsBefore, this.#events, content];
  }

  /** Adds the text of the next append, with its number of events. */
  add(text: string, events: number): void {
    this.#texts.push(text);
    this.#events += events;
    this.#characters += text.length;
  }

  /** Returns the row that follows it. */
  next(): PackedRow {
    return new PackedRow(this.end, this.#eventsBefore + this.#events);
  }
}
