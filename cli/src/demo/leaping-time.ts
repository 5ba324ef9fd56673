import { type TimeSources, type Timers, processTimers } from '@skins/api/foundation/runtime';

/** Sweeps and flows come at the full grain after they are due: within what the auditor allows, and few. */
const GRAIN_MS = 5 * 60_000;

interface Alarm {
  readonly at: number;
  readonly ring: () => Promise<void>;
}

/** A clock that leaps from one simulated moment to the next, and passes at its usual pace in between. */
export class LeapingTime {
  #from: number;
  #at = performance.now();
  readonly #alarms = new Set<Alarm>();
  readonly #timers: Timers = {
    after: (ms, run) => {
      const alarm: Alarm = {
        at: this.now() + ms,
        ring: async () => {
          cancel();
          await run();
        },
      };
      const unset = processTimers.after(ms, alarm.ring);
      const cancel = () => {
        unset();
        this.#alarms.delete(alarm);
      };
      this.#alarms.add(alarm);
      return cancel;
    },
  };
  /** leaps are meant, so there is no steady clock to compare with */
  readonly sources: TimeSources = { wall: () => this.now(), timers: this.#timers };

  /** @param begin milliseconds since 1970 */
  constructor(begin: number) {
    this.#from = begin;
  }

  now(): number {
    return this.#from + performance.now() - this.#at;
  }

  /** Leaps to a moment; one that has passed changes nothing. */
  leapTo(time: number): void {
    if (time <= this.now()) return;
    this.#from = time;
    this.#at = performance.now();
  }

  /** Leaps to a moment, and lets everything that is due before it happen at about its time. @param settled when it has */
  async passTo(time: number, settled: () => Promise<void>): Promise<void> {
    for (;;) {
      const next = Math.min(...[...this.#alarms].map(({ at }) => at));
      const grain = Math.ceil(Math.max(next, this.now()) / GRAIN_MS) * GRAIN_MS;
      if (grain > time) break;
      this.leapTo(grain);
      await Promise.all([...this.#alarms].filter(({ at }) => at <= grain).map(({ ring }) => ring()));
      await settled();
    }
    this.leapTo(time);
  }
}
