import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** HMAC-SHA-256 of a text's UTF-8 bytes under a key in hex: 64 lower-case hex digits. */
export type HmacSha256Hex = (key: string, text: string) => string;

/** The pure implementation, for browsers and as the engine's default. */
export const hmacSha256Hex: HmacSha256Hex = (key, text) =>
  bytesToHex(hmac(sha256, hexToBytes(key), utf8ToBytes(text)));

/** All facts that decide a public draw (docs/fairness.md, section 12). */
interface PublicDraw {
  /** stream name of the drawn object, such as 'roll-9', so that two draws over one round differ */
  readonly draw: string;
  /** randomness of the beacon's round, 64 hex digits; without a beacon, the house's seed */
  readonly randomness: string;
  /** root of the frozen entries, 64 hex digits */
  readonly root: string;
  /** number of entries */
  readonly count: number;
  /** number of winners */
  readonly winners: number;
}

/** Entry numbers, from 1, in the order drawn. */
interface DrawOrder {
  readonly winners: readonly number[];
  /** as many as there are winners, as far as the entries suffice */
  readonly reserves: readonly number[];
}

/** Hex digits per number: 48 bits fit a double, and few numbers are rejected. */
const DIGITS = 12;
const NUMBERS = 2 ** (4 * DIGITS);
const COUNT_MAX = 2 ** 32;
/** Greatest bound of one number: at least half of the digests are used. */
export const BOUND_MAX = NUMBERS / 2;
const DIGEST = /^[0-9a-f]{64}$/;

/**
 * Draws winners and as many reserves: the first places of a Fisher–Yates shuffle of the entry numbers, one uniform
 * number
 * per place. If there are fewer entries than winners, all win.
 * @throws RangeError if a count is no integer from 0 to 2^32, or a digest is malformed
 */
export function drawOrder(
  { draw, randomness, root, count, winners }: PublicDraw,
  hmacHex: HmacSha256Hex = hmacSha256Hex,
): DrawOrder {
  for (const number of [count, winners])
    if (!Number.isSafeInteger(number) || number < 0 || number > COUNT_MAX)
      throw new RangeError(`${number} is no count of entries`);
  for (const digest of [randomness, root])
    if (!DIGEST.test(digest)) throw new RangeError(`'${digest}' is no digest`);
  const next = uniformNumbers((k) => hmacHex(randomness, drawText(draw, root, k)));
  const drawn = firstOfShuffle(count, Math.min(2 * winners, count), next);
  return { winners: drawn.slice(0, winners), reserves: drawn.slice(winners) };
}

/** Returns the text whose HMAC gives the k-th number, from 0. */
export const drawText = (draw: string, root: string, k: number): string =>
  `skins public draw v1\n${draw}\n${root}\n${k}`;

/** Returns the first uniform number of a draw, from 0 to below a bound. @throws RangeError if the bound exceeds 2^47 */
export function numberBelow(
  bound: number,
  { draw, randomness, root }: Pick<PublicDraw, 'draw' | 'randomness' | 'root'>,
  hmacHex: HmacSha256Hex = hmacSha256Hex,
): number {
  if (!(bound >= 1 && bound <= BOUND_MAX)) throw new RangeError(`${bound} is no bound of a number`);
  return uniformNumbers((k) => hmacHex(randomness, drawText(draw, root, k)))(bound);
}

/** Returns a uniform number from 0 to below a bound: a number that would favour the lower ones is drawn again. */
type Uniform = (bound: number) => number;

function uniformNumbers(digest: (k: number) => string): Uniform {
  let k = 0;
  return (bound) => {
    const fair = NUMBERS - (NUMBERS % bound);
    for (;;) {
      const number = Number.parseInt(digest(k).slice(0, DIGITS), 16);
      k += 1;
      if (number < fair) return number % bound;
    }
  };
}

/** Returns the first places of a Fisher–Yates shuffle of 1 … count. Stores only places that changed. */
function firstOfShuffle(count: number, places: number, next: Uniform): readonly number[] {
  const moved = new Map<number, number>();
  const at = (place: number): number => moved.get(place) ?? place + 1;
  return Array.from({ length: places }, (_, place) => {
    const other = place + next(count - place);
    const drawn = at(other);
    moved.set(other, at(place));
    return drawn;
  });
}
