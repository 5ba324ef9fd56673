import { EndingMap } from './ending-map.ts';

/** What a player may do in an hour that costs nothing and yet stays in the log: far more than anybody does by hand. */
export const FREE_PER_HOUR = 600;

const HOUR_MS = 3_600_000;
/** After this one more may be done. */
const EACH_MS = HOUR_MS / FREE_PER_HOUR;
/** More than play within an hour. */
const PLAYERS_MAX = 131_072;

/** What a player did lately for nothing, as the time when all of it is forgotten, in milliseconds since 1970. */
interface Done {
  readonly endsAt: number;
}

/**
 * What grows the log and costs its player nothing: refused commands, whose marks stay, and those that move no money, as setting a
 * seed. So many at once, and as many again within an hour. Held in memory: a restart forgets, which no player can bring about.
 */
export class FreeGrowth {
  readonly #clock: () => number;
  readonly #done: EndingMap<Done>;

  constructor(clock: () => number, playersMax = PLAYERS_MAX) {
    this.#clock = clock;
    this.#done = new EndingMap(playersMax);
  }

  /** Counts one more. @returns undefined when it may be done, or after how many ms it may */
  oneMore(playerId: string): number | undefined {
    const now = this.#clock();
    const endsAt = (this.#done.get(playerId, now)?.endsAt ?? now) + EACH_MS;
    if (endsAt > now + HOUR_MS) return endsAt - now - HOUR_MS;
    this.#done.set(playerId, { endsAt }, now);
    return undefined;
  }
}
