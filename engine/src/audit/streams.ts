import { CATALOGUE_STREAM } from '../catalogue/index.ts';
import { type PlayerBooks, playerBooks } from './books.ts';

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
  readonly #players = new Map<string, PlayerBooks>();
  readonly #others = new Map<string, number>();
  /** the stream of the event before: most often the same again */
  #last = '';
  #lastPlayer = NOBODY;

  /** Counts one event more in a stream. */
  count(stream: string): StreamBooks {
    if (stream === this.#last || stream.startsWith(PLAYER)) return this.#countPlayer(stream);
    const version = (this.#others.get(stream) ?? 0) + 1;
    const kind = kindOf(stream);
    if (kind !== undefined) this.#others.set(stream, version);
    return { kind, player: NOBODY, version };
  }

  #countPlayer(stream: string): StreamBooks {
    if (stream !== this.#last) {
      this.#last = stream;
      this.#lastPlayer = this.#playerOf(stream.slice(PLAYER.length));
    }
    const player = this.#lastPlayer;
    player.version += 1;
    return { kind: 'player', player, version: player.version };
  }

  #playerOf(playerId: string): PlayerBooks {
    const known = this.#players.get(playerId);
    if (known !== undefined) return known;
    const player = playerBooks(playerId);
    this.#players.set(playerId, player);
    return player;
  }
}

function kindOf(stream: string): StreamKind | undefined {
  if (stream === CATALOGUE_STREAM) return 'catalogue';
  return LOGIN.test(stream) ? 'login' : undefined;
}
