import type { Timers } from '@skins/api/foundation/flows';

interface Alarm {
  readonly at: number;
  readonly run: () => void;
}

/** A clock that goes on by hand, and timers that go by it. */
export class HandClock {
  /** milliseconds since 1970 */
  time = Date.UTC(2026, 10, 20);
  /** so many milliseconds before their time timers fire, where it can be seen: `setTimeout` may do the same */
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

  /** How far off the next timer is; Infinity when there is none. */
  get next(): number {
    return Math.min(...[...this.#alarms].map(({ at }) => at));
  }

  /** Goes on to a time, timer by timer. @param settle waits for what a timer began */
  async forward(ms: number, settle: () => Promise<unknown>): Promise<void> {
    const end = this.time + ms;
    while (this.next <= end) {
      this.time = Math.max(this.time, this.next);
      for (const alarm of this.#alarms) if (alarm.at <= this.time && this.#alarms.delete(alarm)) alarm.run();
      await settle();
    }
    this.time = end;
    await settle();
  }
}
