import { EndingMap } from './ending-map.ts';

/** So often somebody may be wrong at once. */
const FREE_GUESSES = 5;
/** After that a guess costs a wait, twice as long each time, up to this. */
const WAIT_FIRST_MS = 1_000;
const WAIT_MAX_MS = 60_000;
/** A guess is forgotten after so long. */
const FORGOTTEN_MS = 10 * 60_000;
/** More than these are not counted: after an attack nobody waits for longer than it takes to forget them. */
const COUNTED_MAX = 12;
/** Far more than can be guessed at while a guess is remembered: each of them costs a hash of a password. */
const KEYS_MAX = 131_072;

/** What is known of the guesses at one door. */
interface Guessed {
  /** when the last of them is forgotten */
  readonly endsAt: number;
  /** no guess before */
  readonly nextAt: number;
}

/** What came of asking to guess: how long to wait, or what ends the guess that may be made. */
type Guess =
  { readonly kind: 'wait'; readonly ms: number } | { readonly kind: 'made'; readonly right: () => void };

/**
 * How often a password may be guessed at each door: an account as strangers see it, or one device that its owner was on. A guess
 * counts from its beginning, so that many at once are many. Held in memory: a restart forgets. Times in milliseconds since 1970.
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

  /** A guess that was right, or never came to be one, is taken back; those of others stay. */
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
