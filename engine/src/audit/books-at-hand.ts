import type { Piles } from './piled.ts';

/** Stores the books of streams not used for long, as memory is bounded. Synchronous: the auditor does not wait. */
export interface Archive {
  /** Returns the text stored last for a stream. */
  get(stream: string): string | undefined;
  /** Stores the texts of streams, replacing earlier ones. */
  put(texts: readonly (readonly [stream: string, text: string])[]): void;
}

/** The limits on what an audit keeps in memory. */
export interface AtHand {
  /** external storage for what may occur once in a log; without it, all of that stays in memory */
  readonly piles?: (() => Piles) | undefined;
  /** storage for the other books; without one, all of them stay in memory */
  readonly archive?: Archive | undefined;
  /** maximum of books in memory if there is an archive, counted apart for players and others; at least 2 */
  readonly atHandMax?: number;
}

/** About 75 MB of players' books. */
const AT_HAND_MAX = 32_768;

/**
 * The books of any number of streams; those used last are in memory. There are two generations. When the younger is
 * full, the
 * books that were not used since the previous turn go to the archive.
 */
export class BooksAtHand<Books> {
  readonly #begin: (stream: string) => Books;
  readonly #archive: Archive | undefined;
  readonly #generationMax: number;
  #younger = new Map<string, Books>();
  #older = new Map<string, Books>();

  /** @param begin returns the books of a new stream; they must be JSON, as the archive stores them so */
  constructor(begin: (stream: string) => Books, { archive, atHandMax = AT_HAND_MAX }: AtHand) {
    this.#begin = begin;
    this.#archive = archive;
    this.#generationMax = archive === undefined ? Infinity : Math.floor(atHandMax / 2);
  }

  /** Returns the books of a stream, which may be written in place until another stream's are requested. */
  of(stream: string): Books {
    const known = this.#younger.get(stream);
    if (known !== undefined) return known;
    if (this.#younger.size >= this.#generationMax) this.#turn();
    const books = this.#older.get(stream) ?? this.#archived(stream) ?? this.#begin(stream);
    this.#older.delete(stream);
    this.#younger.set(stream, books);
    return books;
  }

  #turn(): void {
    this.#archive?.put([...this.#older].map(([stream, books]) => [stream, JSON.stringify(books)]));
    this.#older = this.#younger;
    this.#younger = new Map();
  }

  #archived(stream: string): Books | undefined {
    const text = this.#archive?.get(stream);
    if (text === undefined) return undefined;
    const books: Books = JSON.parse(text);
    return books;
  }
}
