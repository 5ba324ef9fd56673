import type { Timers } from '@skins/api/foundation/runtime';

interface Alarm {
  readonly at: number;
  readonly run: () => void | Promise<void>;
}

/** A clock that is advanced by hand, with timers that follow it. */
export class HandClock {
  /** milliseconds since 1970 */
  time = Date.UTC(2026, 10, 20);
  /** milliseconds by which timers fire early, as `setTimeout` may do too */
  early = 0;
  readonly #alarms = new Set<Alarm>();

  readonly timers: Timers = {
    after: (ms, run) => {
      const alarm = { at: this.time + Math.max(ms - this.early, 1), run };
      this.#alarms.add(alarm);
      return () => void this.#alarms.delete(alarm);
    },
  };

  readonly read = (): number => this.time;

  /** Time of the next timer; Infinity if there is none. */
  get next(): number {
    return Math.min(...[...this.#alarms].map(({ at }) => at));
  }

  /** Advances to a time, timer by timer. @param settle waits for the work that a timer started */
  async forward(ms: number, settle: () => Promise<unknown>): Promise<void> {
    const end = this.time + ms;
    while (this.next <= end) {
      this.time = Math.max(this.time, this.next);
      for (const alarm of this.#alarms)
        if (alarm.at <= this.time && this.#alarms.delete(alarm)) void alarm.run();
      await settle();
    }
    this.time = end;
    await settle();
  }
}
