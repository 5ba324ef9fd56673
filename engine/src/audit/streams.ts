import { type AnyShop } from '../shop/index.ts';
import { type AnyStreamKind, idOf, kindOf } from '../kernel/index.ts';
import { type PlayerBooks, type StreamBooks, playerBooks, streamBooks } from './books.ts';
import { type AtHand, BooksAtHand } from './books-at-hand.ts';

const PLAYER = 'player';
const NOBODY = playerBooks('');

/** The current stream: its kind, and its books, which count its events. */
export interface StreamAtHand {
  /** empty if there is no such kind */
  readonly kind: string;
  readonly id: string;
  /** type of its first event */
  readonly begins: string | undefined;
  readonly books: StreamBooks;
  /** books of the stream's player; empty books for other kinds of streams */
  readonly player: PlayerBooks;
}

/** The number of events read of every stream. */
export class Streams {
  readonly #shop: AnyShop;
  readonly #players: BooksAtHand<PlayerBooks>;
  readonly #others: BooksAtHand<StreamBooks>;
  /** name of the current stream: most often the next record is of the same */
  #name = '';
  #last: StreamAtHand = { kind: '', id: '', begins: undefined, books: streamBooks(), player: NOBODY };

  constructor(shop: AnyShop, atHand: AtHand) {
    this.#shop = shop;
    this.#players = new BooksAtHand((stream) => playerBooks(idOf(stream)), atHand);
    this.#others = new BooksAtHand(streamBooks, atHand);
  }

  /** Counts one more event in a stream. */
  count(stream: string): StreamAtHand {
    if (stream !== this.#name) {
      this.#last = this.#met(stream, this.#shop.streamKindOf(stream));
      this.#name = stream;
    }
    this.#last.books.version += 1;
    return this.#last;
  }

  /** Tests whether a stream has events; one of no known kind has none. */
  began(stream: string): boolean {
    return this.#met(stream, this.#shop.streamKindOf(stream)).books.version > 0;
  }

  #met(stream: string, kind: AnyStreamKind | undefined): StreamAtHand {
    const id = idOf(stream);
    if (kind === undefined) return { kind: '', id, begins: undefined, books: streamBooks(), player: NOBODY };
    const { begins } = kind;
    if (kindOf(stream) !== PLAYER)
      return { kind: kindOf(stream), id, begins, books: this.#others.of(stream), player: NOBODY };
    const player = this.#players.of(stream);
    return { kind: PLAYER, id, begins, books: player, player };
  }
}
