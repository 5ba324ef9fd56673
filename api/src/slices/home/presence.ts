import { LruMap } from '../../foundation/cache/lru-map.ts';
import type { NodeReports } from '../../foundation/nodes/index.ts';

const WINDOW_MS = 5 * 60_000;
const PLAYERS_MAX = 100_000;
/** Time for which the count of players on other nodes is used, in milliseconds. */
const COUNTED_MS = 1_000;

/** Tracks recent requests: the online counter is a real count. */
export class Presence {
  readonly #seen = new LruMap<string, number>(PLAYERS_MAX);
  readonly #clock: () => number;
  readonly #nodes: Pick<NodeReports, 'others'> | undefined;
  #elsewhere = { at: -Infinity, count: 0 };

  /** @param nodes reports of the other nodes, if there are several */
  constructor(clock: () => number, nodes?: Pick<NodeReports, 'others'>) {
    this.#clock = clock;
    this.#nodes = nodes;
  }

  note(playerId: string): void {
    this.#seen.set(playerId, this.#clock());
  }

  /** Returns the number of players with a request in the last five minutes. */
  online(): number {
    const now = this.#clock();
    this.#forget(now);
    return this.#seen.size + this.#countElsewhere(now);
  }

  /** Returns the players whom this node saw in the last five minutes. */
  here(): string[] {
    this.#forget(this.#clock());
    return [...this.#seen.keys()];
  }

  #forget(now: number): void {
    const since = now - WINDOW_MS;
    this.#seen.forgetWhile((time) => time < since);
  }

  /** Counts the players whom only other nodes saw. */
  #countElsewhere(now: number): number {
    if (this.#nodes === undefined) return 0;
    if (now >= this.#elsewhere.at + COUNTED_MS) {
      const players = new Set(this.#nodes.others.flatMap(({ present }) => present));
      this.#elsewhere = { at: now, count: [...players].filter((one) => !this.#seen.has(one)).length };
    }
    return this.#elsewhere.count;
  }
}
