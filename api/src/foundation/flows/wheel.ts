import type { Timers } from '../runtime/index.ts';

/** Longest timer. Node's limit is 24 days, so for longer waits the stream wakes daily. */
const FAR_MS = 86_400_000;

interface Alarm {
  readonly at: number;
  readonly cancel: () => void;
}

/** Wake-up times of streams, in memory; the log has the same information. It may wake a stream early. */
export class Wheel {
  readonly #timers: Timers;
  readonly #clock: () => number;
  readonly #wake: (stream: string) => Promise<void>;
  readonly #alarms = new Map<string, Alarm>();

  constructor(timers: Timers, clock: () => number, wake: (stream: string) => Promise<void>) {
    this.#timers = timers;
    this.#clock = clock;
    this.#wake = wake;
  }

  /** Sets the only alarm of a stream. @param at milliseconds since 1970; undefined for none */
  set(stream: string, at: number | undefined): void {
    const before = this.#alarms.get(stream);
    if (before?.at === at) return;
    before?.cancel();
    this.#alarms.delete(stream);
    if (at === undefined) return;
    const ms = Math.min(Math.max(at - this.#clock(), 1), FAR_MS);
    const cancel = this.#timers.after(ms, () => {
      this.#alarms.delete(stream);
      return this.#wake(stream);
    });
    this.#alarms.set(stream, { at, cancel });
  }

  stop(): void {
    for (const { cancel } of this.#alarms.values()) cancel();
    this.#alarms.clear();
  }
}
