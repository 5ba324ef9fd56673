import { type AnyShop } from '../shop/index.ts';
import { type AnyStreamKind, idOf, kindOf } from '../kernel/index.ts';
import { type PlayerBooks, type StreamBooks, playerBooks, streamBooks } from './books.ts';
import { type AtHand, BooksAtHand } from './books-at-hand.ts';

const PLAYER = 'player';
const NOBODY = playerBooks('');

/** A stream at hand: of which kind it is, what is remembered of it, and how many events it has. */
export interface StreamAtHand {
  /** empty when there is no such kind */
  readonly kind: string;
  readonly id: string;
  /** type of its first event */
  readonly begins: string | undefined;
  readonly books: StreamBooks;
  /** whose stream it is; an empty one for streams that are no player's */
  readonly player: PlayerBooks;
}

/** How far every stream is read. */
export class Streams {
  readonly #shop: AnyShop;
  readonly #players: BooksAtHand<PlayerBooks>;
  readonly #others: BooksAtHand<StreamBooks>;
  /** the stream that was met last: most often the same again */
  #name = '';
  #last: StreamAtHand = { kind: '', id: '', begins: undefined, books: streamBooks(), player: NOBODY };

  constructor(shop: AnyShop, atHand: AtHand) {
    this.#shop = shop;
    this.#players = new BooksAtHand((stream) => playerBooks(idOf(stream)), atHand);
    this.#others = new BooksAtHand(streamBooks, atHand);
  }

  /** Counts one event more in a stream. */
  count(stream: string): StreamAtHand {
    if (stream !== this.#name) {
      this.#last = this.#met(stream, this.#shop.streamKindOf(stream));
      this.#name = stream;
    }
    this.#last.books.version += 1;
    return this.#last;
  }

  /** Whether a stream has events; one of no kind has none. */
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
