import { CATALOGUE_STREAM } from '../catalogue/index.ts';
import { type PlayerBooks, playerBooks } from './books.ts';
import { type AtHand, BooksAtHand } from './books-at-hand.ts';

export type StreamKind = 'player' | 'login' | 'catalogue';

const PLAYER = 'player-';
const LOGIN = /^login-phone:[0-9a-f]{64}$/;
const NOBODY = playerBooks('');

/** A stream at hand: what it holds, whose it is, and how many events it has. */
export interface StreamBooks {
  readonly kind: StreamKind | undefined;
  readonly player: PlayerBooks;
  readonly version: number;
}

/** How far every stream is read. */
export class Streams {
  readonly #players: BooksAtHand<PlayerBooks>;
  readonly #others: BooksAtHand<{ version: number }>;
  /** the player's stream that was met last: most often the same again */
  #last = '';
  #lastPlayer = NOBODY;

  constructor(atHand: AtHand) {
    this.#players = new BooksAtHand((stream) => playerBooks(stream.slice(PLAYER.length)), atHand);
    this.#others = new BooksAtHand(() => ({ version: 0 }), atHand);
  }

  /** Counts one event more in a stream. */
  count(stream: string): StreamBooks {
    if (stream === this.#last || stream.startsWith(PLAYER)) return this.#countPlayer(stream);
    const kind = kindOf(stream);
    if (kind === undefined) return { kind, player: NOBODY, version: 1 };
    const books = this.#others.of(stream);
    books.version += 1;
    return { kind, player: NOBODY, version: books.version };
  }

  #countPlayer(stream: string): StreamBooks {
    if (stream !== this.#last) {
      this.#last = stream;
      this.#lastPlayer = this.#players.of(stream);
    }
    const player = this.#lastPlayer;
    player.version += 1;
    return { kind: 'player', player, version: player.version };
  }
}

function kindOf(stream: string): StreamKind | undefined {
  if (stream === CATALOGUE_STREAM) return 'catalogue';
  return LOGIN.test(stream) ? 'login' : undefined;
}
