import { EndingMap } from './ending-map.ts';

/** How long an answer stands for what would be said now, in milliseconds. */
const STANDS_MS = 10_000;
/** More than are asked for within that time. */
const ANSWERS_MAX = 16_384;

interface Asked<Answer> {
  readonly endsAt: number;
  readonly answer: Promise<Answer>;
}

/** What callers make the shop ask others: each thing once in ten seconds, however many want to know, and whether an answer comes or none. */
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
