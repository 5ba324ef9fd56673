import { uptime } from 'node:os';
import type { Timers } from './timers.ts';
import { CLOCK_TOLERANCE_MS } from '@skins/engine/kernel';

/** The sources of time; all in milliseconds. */
export interface TimeSources {
  /** milliseconds since 1970, by a clock that may be adjusted */
  readonly wall: () => number;
  /** monotonic, unaffected by clock adjustments; without it, leaps are not detected */
  readonly steady?: () => number;
  /** total sleep of the machine since its start, during which `steady` did not advance; read only when a leap is detected */
  readonly asleep?: () => number;
  /** those of the process if absent */
  readonly timers?: Timers;
}

/** The machine's clocks. */
export const MACHINE_TIME: TimeSources = {
  wall: () => Date.now(),
  steady: () => performance.now(),
  asleep: () => uptime() * 1_000 - performance.now(),
};

/** Reused for each reading, because every call reads the clock several times. */
interface Reading {
  wall: number;
  steady: number;
  asleep: number;
}

/**
 * The only clock of a shop's process: its time never goes back, and is never before the log's end. A clock is at fault if
 * it is behind the log's end by more than the tolerance, or leaps against the steady clock, until it is right again.
 */
export class ShopClock {
  readonly #sources: TimeSources;
  /** time of the log's end, or the latest returned time */
  #latest: number;
  /** reading when the clock was last right; undefined if it never was */
  #right: Reading | undefined;
  #fault: string | undefined;

  /** @param logEnd time of the log's last event, in milliseconds since 1970; 0 when there is none */
  constructor(sources: TimeSources, logEnd: number) {
    this.#sources = sources;
    this.#latest = logEnd;
  }

  /** Returns milliseconds since 1970. While the clock is at fault, time advances evenly from the last right reading, or stops. */
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

  /** Notes the time of an event of another process: the log's end. */
  heard(time: number): void {
    this.#latest = Math.max(this.#latest, time);
  }

  /** The fault of the clock at the last reading; while it is set, its time must not be written. */
  get fault(): string | undefined {
    return this.#fault;
  }

  /** Returns the difference between the clock and an evenly advancing one. */
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
