import { STRICTER_EDITION } from '../kernel/index.ts';

/** Greatest allowed difference between the clocks of two nodes, milliseconds. */
export const CLOCKS_APART_MS = 2_000;

/** How far the auditor's clock may be behind, milliseconds. */
const AUDITOR_APART_MS = 600_000;

/** A command in the log, by its first event. */
interface At {
  readonly position: number;
  readonly stream: string;
  readonly version: number;
  readonly time: number;
}

const NOTHING: At = { position: 0, stream: '', version: 0, time: 0 };

/** The records to compare if a command is older than an earlier one allows. */
export interface OutOfTime {
  /** the latest command before */
  readonly latest: At;
  /** true if the command would be in time without the latest one */
  readonly withoutLatest: boolean;
}

/** The times of commands in log order. They increase, except for the difference of two clocks. */
export class Times {
  readonly #now: number;
  #latest = NOTHING;
  /** the second latest time */
  #before = 0;

  /** @param now the auditor's clock, milliseconds since 1970 */
  constructor(now: number) {
    this.#now = now;
  }

  /** Tests whether a command lies in the future. */
  isToCome({ time }: Pick<At, 'time'>, edition: number): boolean {
    return edition >= STRICTER_EDITION && time > this.#now + AUDITOR_APART_MS;
  }

  /** Advances to a command. @returns the command it is compared with, if it is too old */
  check(at: At, edition: number): OutOfTime | undefined {
    // An older log may hold times of a wrong clock of its shop.
    if (edition < STRICTER_EDITION) return undefined;
    const { time } = at;
    if (time + CLOCKS_APART_MS < this.#latest.time)
      return { latest: this.#latest, withoutLatest: time + CLOCKS_APART_MS >= this.#before };
    if (time > this.#latest.time) {
      this.#before = this.#latest.time;
      this.#latest = at;
    } else this.#before = Math.max(this.#before, time);
    return undefined;
  }
}
