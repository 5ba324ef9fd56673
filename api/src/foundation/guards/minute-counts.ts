import type { Entries } from './entries.ts';

const MINUTE_MS = 60_000;

/** Counts calls in windows of a minute, over all nodes. */
export class MinuteCounts {
  readonly #clock: () => number;
  readonly #entries: Entries;

  constructor(clock: () => number, entries: Entries) {
    this.#clock = clock;
    this.#entries = entries;
  }

  /** Counts one more call. @returns undefined if it is allowed, or the milliseconds until the next window */
  async oneMore(key: string, max: number): Promise<number | undefined> {
    const now = this.#clock();
    let wait = 0;
    const counted = await this.#entries.change(key, now, (before) => {
      if (before === undefined) return { endsAt: now + MINUTE_MS, figure: 1 };
      wait = before.endsAt - now;
      return before.figure < max ? { ...before, figure: before.figure + 1 } : undefined;
    });
    return counted === undefined ? wait : undefined;
  }
}
