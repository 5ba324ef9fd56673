import { CATALOGUE_STREAM } from '../catalogue/index.ts';
import { type PlayerBooks, playerBooks } from './books.ts';
import type { StreamKind } from './rulebook.ts';

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

  /** Counts one event more in a stream. */
  count(stream: string): StreamBooks {
    if (stream.startsWith(PLAYER)) return this.#countPlayer(stream.slice(PLAYER.length));
    const version = (this.#others.get(stream) ?? 0) + 1;
    const kind = kindOf(stream);
    if (kind !== undefined) this.#others.set(stream, version);
    return { kind, player: NOBODY, version };
  }

  #countPlayer(playerId: string): StreamBooks {
    const player = this.#players.get(playerId) ?? playerBooks(playerId);
    if (player.version === 0) this.#players.set(playerId, player);
    player.version += 1;
    return { kind: 'player', player, version: player.version };
  }
}

function kindOf(stream: string): StreamKind | undefined {
  if (stream === CATALOGUE_STREAM) return 'catalogue';
  return LOGIN.test(stream) ? 'login' : undefined;
}
