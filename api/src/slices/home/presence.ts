import { LruMap } from '../../foundation/cache/lru-map.ts';

const WINDOW_MS = 5 * 60_000;
const PLAYERS_MAX = 100_000;

/** Tracks recent requests: the online counter is a real count. */
export class Presence {
  readonly #seen = new LruMap<string, number>(PLAYERS_MAX);
  readonly #clock: () => number;

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  note(playerId: string): void {
    this.#seen.set(playerId, this.#clock());
  }

  /** Returns the number of players with a request in the last five minutes. */
  online(): number {
    const since = this.#clock() - WINDOW_MS;
    this.#seen.forgetWhile((time) => time < since);
    return this.#seen.size;
  }
}
