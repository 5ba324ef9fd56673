/** Calls back after a time. */
export interface Timers {
  /** @returns what takes it back */
  after(ms: number, run: () => void): () => void;
}

/** The process's own, which do not keep it alive. */
export const processTimers: Timers = {
  after(ms, run) {
    const timer = setTimeout(run, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};

/** A timer holds no more than 24 days: who waits longer is woken daily. */
const FAR_MS = 86_400_000;

interface Alarm {
  readonly at: number;
  readonly cancel: () => void;
}

/** When which stream wants to be woken, in memory: what it says is in the log as well. It may wake early, and does. */
export class Wheel {
  readonly #timers: Timers;
  readonly #clock: () => number;
  readonly #wake: (stream: string) => void;
  readonly #alarms = new Map<string, Alarm>();

  constructor(timers: Timers, clock: () => number, wake: (stream: string) => void) {
    this.#timers = timers;
    this.#clock = clock;
    this.#wake = wake;
  }

  /** One alarm a stream. @param at milliseconds since 1970; undefined for none */
  set(stream: string, at: number | undefined): void {
    const before = this.#alarms.get(stream);
    if (before?.at === at) return;
    before?.cancel();
    this.#alarms.delete(stream);
    if (at === undefined) return;
    const ms = Math.min(Math.max(at - this.#clock(), 1), FAR_MS);
    const cancel = this.#timers.after(ms, () => {
      this.#alarms.delete(stream);
      this.#wake(stream);
    });
    this.#alarms.set(stream, { at, cancel });
  }

  stop(): void {
    for (const { cancel } of this.#alarms.values()) cancel();
    this.#alarms.clear();
  }
}
