import { ToBeRead } from '../runtime/to-be-read.ts';
import { EndingMap } from './ending-map.ts';
import type { Entries, Entry } from './entries.ts';

/** Commands per player and hour that cost nothing but stay in the log; far more than anybody enters by hand. */
export const FREE_PER_HOUR = 600;

const HOUR_MS = 3_600_000;
/** Time after which one more is allowed, in milliseconds. */
const EACH_MS = HOUR_MS / FREE_PER_HOUR;
/** More than the number of players within an hour. */
const PLAYERS_MAX = 131_072;

/** Time for which a node may use what it counted for a command, in milliseconds: the command is then decided again. */
const COUNTED_MS = 10_000;

/** A player's recent free commands, as the time when all are forgotten, in milliseconds since 1970. */
type Done = Pick<Entry, 'endsAt'>;

/** What the nodes' count said: so many more commands, or none until it ends. */
interface Told {
  readonly endsAt: number;
  readonly allowed: number;
}

/**
 * Limits commands that grow the log at no cost: refused commands, whose marks stay, and commands that move no money, such
 * as setting a seed. Allows a burst of `FREE_PER_HOUR`, and as many again within an hour. Kept in memory: a restart
 * forgets, but no player can cause one. Nodes keep one count in a table.
 */
export class FreeGrowth {
  readonly #clock: () => number;
  readonly #done: EndingMap<Done>;
  readonly #told: EndingMap<Told>;
  #shared: Entries | undefined;

  constructor(clock: () => number, playersMax = PLAYERS_MAX) {
    this.#clock = clock;
    this.#done = new EndingMap(playersMax);
    this.#told = new EndingMap(playersMax);
  }

  /** Counts over all nodes from now on. */
  share(entries: Entries): void {
    this.#shared = entries;
  }

  /**
   * Counts one more command.
   * @returns undefined if it is allowed, or the milliseconds until it is
   * @throws ToBeRead if the nodes' count is to be asked first
   */
  oneMore(playerId: string): number | undefined {
    const now = this.#clock();
    if (this.#shared !== undefined) return this.#asTold(playerId, now);
    const after = oneMoreAfter(this.#done.get(playerId, now), now);
    if (after.wait === undefined) this.#done.set(playerId, after, now);
    return after.wait;
  }

  /** Counts one more command, outside a decision. @returns like `oneMore` */
  async count(playerId: string): Promise<number | undefined> {
    if (this.#shared === undefined) return this.oneMore(playerId);
    const now = this.#clock();
    let wait: number | undefined;
    await this.#shared.change(playerId, now, (before) => {
      const after = oneMoreAfter(before, now);
      ({ wait } = after);
      return wait === undefined ? { endsAt: after.endsAt, figure: 0 } : undefined;
    });
    return wait;
  }

  #asTold(playerId: string, now: number): number | undefined {
    const told = this.#told.get(playerId, now);
    if (told === undefined)
      throw new ToBeRead(`the count of ${playerId}`, async () =>
        this.#hear(playerId, await this.count(playerId)),
      );
    if (told.allowed === 0) return told.endsAt - now;
    if (told.allowed === 1) this.#told.delete(playerId);
    else this.#told.set(playerId, { ...told, allowed: told.allowed - 1 }, now);
    return undefined;
  }

  #hear(playerId: string, wait: number | undefined): void {
    const now = this.#clock();
    const allowed = this.#told.get(playerId, now)?.allowed ?? 0;
    if (wait === undefined) this.#told.set(playerId, { endsAt: now + COUNTED_MS, allowed: allowed + 1 }, now);
    else if (allowed === 0) this.#told.set(playerId, { endsAt: now + wait, allowed }, now);
  }
}

const oneMoreAfter = (
  before: Done | undefined,
  now: number,
): Done & { readonly wait: number | undefined } => {
  const endsAt = (before?.endsAt ?? now) + EACH_MS;
  return { endsAt, wait: endsAt > now + HOUR_MS ? endsAt - now - HOUR_MS : undefined };
};
