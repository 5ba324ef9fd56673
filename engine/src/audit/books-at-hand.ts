import type { Piles } from './piled.ts';

/**
 * Takes the books of streams that were not met for long, because memory has room for some only. Synchronous: the auditor
 * does not wait.
 */
export interface Archive {
  /** The text laid down last for a stream. */
  get(stream: string): string | undefined;
  /** Lays down the texts of streams, in place of earlier ones. */
  put(texts: readonly (readonly [stream: string, text: string])[]): void;
}

/** How many books are in memory at once. */
export interface AtHand {
  /** makes room for what may come once in a log; without it, all of that stays in memory */
  readonly piles?: (() => Piles) | undefined;
  /** where the others are; without one, all of them stay in memory */
  readonly archive?: Archive | undefined;
  /** most books in memory when there is an archive, players' and others apart; at least 2 */
  readonly atHandMax?: number;
}

/** Some 75 MB of players. */
const AT_HAND_MAX = 32_768;

/**
 * The books of any number of streams, those met last in memory. Two generations: when the younger is full, what was not met
 * since the turn before goes to the archive at once.
 */
export class BooksAtHand<Books> {
  readonly #begin: (stream: string) => Books;
  readonly #archive: Archive | undefined;
  readonly #generationMax: number;
  #younger = new Map<string, Books>();
  #older = new Map<string, Books>();

  /** @param begin the books of a stream that was never met. Books are JSON: so they lie in the archive */
  constructor(begin: (stream: string) => Books, { archive, atHandMax = AT_HAND_MAX }: AtHand) {
    this.#begin = begin;
    this.#archive = archive;
    this.#generationMax = archive === undefined ? Infinity : Math.floor(atHandMax / 2);
  }

  /** The books of a stream, to be written in place until those of another one are asked for. */
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
