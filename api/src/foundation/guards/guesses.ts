import { EndingMap } from './ending-map.ts';

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
const KEYS_MAX = 131_072;

/** The state of the guesses at one door. */
interface Guessed {
  /** time when the last guess is forgotten */
  readonly endsAt: number;
  /** earliest time of the next guess */
  readonly nextAt: number;
}

/** The answer to a request to guess: the wait, or a function to call if the guess was right. */
type Guess =
  { readonly kind: 'wait'; readonly ms: number } | { readonly kind: 'made'; readonly right: () => void };

/**
 * Limits password guesses at each door: an account for all strangers, or one known device. A guess counts from its start,
 * so simultaneous guesses all count. Kept in memory: a restart forgets. Times in milliseconds since 1970.
 */
export class Guesses {
  readonly #clock: () => number;
  readonly #guessed: EndingMap<Guessed>;

  constructor(clock: () => number, keysMax = KEYS_MAX) {
    this.#clock = clock;
    this.#guessed = new EndingMap(keysMax);
  }

  at(door: string): Guess {
    const now = this.#clock();
    const before = this.#guessed.get(door, now);
    if (before !== undefined && now < before.nextAt) return { kind: 'wait', ms: before.nextAt - now };
    const endsAt = Math.min((before?.endsAt ?? now) + FORGOTTEN_MS, now + COUNTED_MAX * FORGOTTEN_MS);
    const made = { endsAt, nextAt: now + waitAfter(Math.ceil((endsAt - now) / FORGOTTEN_MS)) };
    this.#guessed.set(door, made, now);
    return { kind: 'made', right: () => this.#right(door, made) };
  }

  /** Undoes a guess that was right or was never checked; guesses of others remain. */
  #right(door: string, { nextAt }: Guessed): void {
    const now = this.#clock();
    const found = this.#guessed.get(door, now);
    if (found === undefined) return;
    const endsAt = found.endsAt - FORGOTTEN_MS;
    if (endsAt <= now) this.#guessed.delete(door);
    else this.#guessed.set(door, { endsAt, nextAt: found.nextAt === nextAt ? now : found.nextAt }, now);
  }
}

const waitAfter = (counted: number): number =>
  counted <= FREE_GUESSES ? 0 : Math.min(WAIT_MAX_MS, WAIT_FIRST_MS * 2 ** (counted - FREE_GUESSES - 1));
