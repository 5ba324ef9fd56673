const LETTERS_AND_DIGITS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 16;
/** Largest multiple of 36 up to 256: bytes from here on would favour the first letters. */
const FAIR_BYTES = 252;

/** Returns unpredictable bytes. */
type RandomBytes = (count: number) => Uint8Array;

const browserBytes: RandomBytes = (count) => crypto.getRandomValues(new Uint8Array(count));

/** Returns a random user seed: 16 lower-case letters and digits, each equally likely. */
export function randomSeed(bytes: RandomBytes = browserBytes): string {
  let seed = '';
  while (seed.length < LENGTH)
    for (const byte of bytes(LENGTH))
      if (byte < FAIR_BYTES && seed.length < LENGTH) seed += LETTERS_AND_DIGITS.charAt(byte % 36);
  return seed;
}
