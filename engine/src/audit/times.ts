import { STRICTER_EDITION } from '../kernel/index.ts';

/** How far the clocks of two nodes may lie apart. */
export const CLOCKS_APART_MS = 2_000;

/** How far the clock of who audits may lie behind. */
const AUDITOR_APART_MS = 600_000;

/** A command in the log, by its first event. */
interface At {
  readonly position: number;
  readonly stream: string;
  readonly version: number;
  readonly time: number;
}

const NOTHING: At = { position: 0, stream: '', version: 0, time: 0 };

/** Who stands out when a command is older than one before it may be. */
interface OutOfTime {
  /** the latest one before */
  readonly latest: At;
  /** whether the command would be in time if the latest one were not there */
  readonly withoutLatest: boolean;
}

/** The times of commands in the order of the log: they run on, but for the difference of two clocks. */
export class Times {
  readonly #now: number;
  #latest = NOTHING;
  /** the latest time before that one */
  #before = 0;

  /** @param now milliseconds since 1970, by the clock of who audits */
  constructor(now: number) {
    this.#now = now;
  }

  /** Whether a command is of a time to come. */
  isToCome({ time }: Pick<At, 'time'>, edition: number): boolean {
    return edition >= STRICTER_EDITION && time > this.#now + AUDITOR_APART_MS;
  }

  /** Goes on to a command. @returns what it is compared with, when it is too old */
  check(at: At, edition: number): OutOfTime | undefined {
    // An older log may hold times that its shop's clock did not have for long.
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
