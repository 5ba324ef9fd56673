import { uptime } from 'node:os';
import { CLOCK_TOLERANCE_MS } from '@skins/engine/kernel';

/** Where the time comes from; all in milliseconds. */
export interface TimeSources {
  /** since 1970, by a clock that may be set */
  readonly wall: () => number;
  /** goes on evenly, whoever sets the clock; without it leaps are not seen */
  readonly steady?: () => number;
  /** how much of the time since its start the machine slept, so that `steady` stood still; asked only where a leap is seen */
  readonly asleep?: () => number;
}

/** The machine's own. */
export const MACHINE_TIME: TimeSources = {
  wall: () => Date.now(),
  steady: () => performance.now(),
  asleep: () => uptime() * 1_000 - performance.now(),
};

/** Written over at each look: every call looks several times. */
interface Reading {
  wall: number;
  steady: number;
  asleep: number;
}

/**
 * The one clock of a shop's process: its time never goes back, nor behind the log's end. A clock that lies behind that by more
 * than the tolerance, or that leaps against the steady one, is at fault until it is right again.
 */
export class ShopClock {
  readonly #sources: TimeSources;
  /** the log's end, or the latest time that was given */
  #latest: number;
  /** when the clock was right last; undefined when it never was */
  #right: Reading | undefined;
  #fault: string | undefined;

  /** @param logEnd time of the log's last event, in milliseconds since 1970; 0 when there is none */
  constructor(sources: TimeSources, logEnd: number) {
    this.#sources = sources;
    this.#latest = logEnd;
  }

  /** Milliseconds since 1970. While the clock is at fault, time goes on evenly from when it was right, or stands still. */
  readonly now = (): number => {
    const wall = this.#sources.wall();
    const steady = this.#sources.steady?.() ?? wall;
    const leap = this.#right === undefined ? 0 : this.#leap(this.#right, wall, steady);
    const behind = this.#latest - wall;
    if (Math.abs(leap) > CLOCK_TOLERANCE_MS) {
      this.#fault = `the clock leapt ${ahead(leap)}: set it right, or start the shop anew when it is right now`;
      this.#latest = Math.max(this.#latest, wall - leap);
    } else if (behind > CLOCK_TOLERANCE_MS) {
      this.#fault = `the clock is ${seconds(behind)} behind the end of the log: set it right`;
    } else {
      this.#fault = undefined;
      this.#latest = Math.max(this.#latest, wall);
      this.#right ??= { wall, steady, asleep: this.#sources.asleep?.() ?? 0 };
      this.#right.wall = wall;
      this.#right.steady = steady;
    }
    return Math.round(this.#latest);
  };

  /** What is wrong with the clock, as it was looked at last: then its time must not be written. */
  get fault(): string | undefined {
    return this.#fault;
  }

  /** How far the clock is from where it would be, had it gone on evenly. */
  #leap(right: Readonly<Reading>, wall: number, steady: number): number {
    const leap = wall - right.wall - (steady - right.steady);
    if (Math.abs(leap) <= CLOCK_TOLERANCE_MS || this.#sources.asleep === undefined) return leap;
    const asleep = this.#sources.asleep();
    const unexplained = leap - (asleep - right.asleep);
    if (Math.abs(unexplained) <= CLOCK_TOLERANCE_MS) this.#right = { ...right, asleep };
    return unexplained;
  }
}

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;
const ahead = (ms: number): string => `${seconds(Math.abs(ms))} ${ms > 0 ? 'ahead' : 'back'}`;
