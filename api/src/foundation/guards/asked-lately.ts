import { EndingMap } from './ending-map.ts';

/** How long an answer is reused, in milliseconds. */
const STANDS_MS = 10_000;
/** More than the number of requests within that time. */
const ANSWERS_MAX = 16_384;

interface Asked<Answer> {
  readonly endsAt: number;
  readonly answer: Promise<Answer>;
}

/** Caches outside requests that callers trigger: each is sent once in ten seconds for all callers, even if it fails. */
export class AskedLately<Answer> {
  readonly #clock: () => number;
  readonly #asked = new EndingMap<Asked<Answer>>(ANSWERS_MAX);

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  ask(what: string, asking: () => Promise<Answer>): Promise<Answer> {
    const now = this.#clock();
    const known = this.#asked.get(what, now);
    if (known !== undefined) return known.answer;
    const answer = asking();
    this.#asked.set(what, { answer, endsAt: now + STANDS_MS }, now);
    return answer;
  }
}
