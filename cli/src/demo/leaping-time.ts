import type { TimeSources } from '@skins/api/foundation/runtime';

/** A clock that leaps from one simulated moment to the next, and passes at its usual pace in between. */
export class LeapingTime {
  #from: number;
  #at = performance.now();
  /** leaps are meant, so there is no steady clock to compare with */
  readonly sources: TimeSources = { wall: () => this.now() };

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
}
