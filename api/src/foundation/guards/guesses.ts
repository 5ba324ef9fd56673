import { type Entries, type Entry, ownEntries } from './entries.ts';

/** Wrong guesses that cost no wait. */
const FREE_GUESSES = 5;
/** Further guesses cost a wait that doubles each time, from the first to the maximum. */
const WAIT_FIRST_MS = 1_000;
const WAIT_MAX_MS = 60_000;
/** Time after which a guess is forgotten, in milliseconds. */
const FORGOTTEN_MS = 10 * 60_000;
/** Maximum number of counted guesses: after an attack, nobody waits longer than these take to be forgotten. */
const COUNTED_MAX = 12;
/** Maximum number of doors. Far more than can be guessed at before a guess is forgotten: each costs a password hash. */
export const GUESSED_MAX = 131_072;

/** The answer to a request to guess: the wait, or a function to call if the guess was right. */
type Guess =
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'made'; readonly right: () => Promise<void> };

/**
 * Limits password guesses at each door: an account for all strangers, or one known device. A guess counts from its start,
 * so simultaneous guesses all count. An entry ends when the last guess is forgotten; its figure is the earliest time of the next one.
 */
export class Guesses {
  readonly #clock: () => number;
  readonly #guessed: Entries;

  /** @param guessed in memory by default: a restart forgets */
  constructor(clock: () => number, guessed: Entries = ownEntries(GUESSED_MAX)) {
    this.#clock = clock;
    this.#guessed = guessed;
  }

  async at(door: string): Promise<Guess> {
    const now = this.#clock();
    let ms = 0;
    const made = await this.#guessed.change(door, now, (before) => {
      if (before !== undefined && now < before.figure) {
        ms = before.figure - now;
        return undefined;
      }
      const endsAt = Math.min((before?.endsAt ?? now) + FORGOTTEN_MS, now + COUNTED_MAX * FORGOTTEN_MS);
      return { endsAt, figure: now + waitAfter(Math.ceil((endsAt - now) / FORGOTTEN_MS)) };
    });
    return made === undefined ? { kind: 'wait', ms } : { kind: 'made', right: () => this.#right(door, made) };
  }

  /** Undoes a guess that was right or was never checked; guesses of others remain. */
  async #right(door: string, made: Entry): Promise<void> {
    const now = this.#clock();
    await this.#guessed.change(
      door,
      now,
      (found) =>
        found && {
          endsAt: found.endsAt - FORGOTTEN_MS,
          figure: found.figure === made.figure ? now : found.figure,
        },
    );
  }
}

const waitAfter = (counted: number): number =>
  counted <= FREE_GUESSES ? 0 : Math.min(WAIT_MAX_MS, WAIT_FIRST_MS * 2 ** (counted - FREE_GUESSES - 1));
