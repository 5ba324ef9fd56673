import { EndingMap } from './ending-map.ts';

/** Commands per player and hour that cost nothing but stay in the log; far more than anybody enters by hand. */
export const FREE_PER_HOUR = 600;

const HOUR_MS = 3_600_000;
/** Time after which one more is allowed, in milliseconds. */
const EACH_MS = HOUR_MS / FREE_PER_HOUR;
/** More than the number of players within an hour. */
const PLAYERS_MAX = 131_072;

/** A player's recent free commands, as the time when all are forgotten, in milliseconds since 1970. */
interface Done {
  readonly endsAt: number;
}

/**
 * Limits commands that grow the log at no cost: refused commands, whose marks stay, and commands that move no money, such
 * as setting a seed. Allows a burst of `FREE_PER_HOUR`, and as many again within an hour. Kept in memory: a restart
 * forgets, but no player can cause one.
 */
export class FreeGrowth {
  readonly #clock: () => number;
  readonly #done: EndingMap<Done>;

  constructor(clock: () => number, playersMax = PLAYERS_MAX) {
    this.#clock = clock;
    this.#done = new EndingMap(playersMax);
  }

  /** Counts one more command. @returns undefined if it is allowed, or the milliseconds until it is */
  oneMore(playerId: string): number | undefined {
    const now = this.#clock();
    const endsAt = (this.#done.get(playerId, now)?.endsAt ?? now) + EACH_MS;
    if (endsAt > now + HOUR_MS) return endsAt - now - HOUR_MS;
    this.#done.set(playerId, { endsAt }, now);
    return undefined;
  }
}
