/** Schedules callbacks. */
export interface Timers {
  /** @returns the function that cancels it */
  after(ms: number, run: () => void | Promise<void>): () => void;
}

/** The timers of the process; they do not keep it alive. */
export const processTimers: Timers = {
  after(ms, run) {
    const timer = setTimeout(() => void run(), ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
