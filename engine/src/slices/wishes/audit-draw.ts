import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

// Computes draws of wishes once more. Implemented again on purpose: the auditor must not share the engine's mistakes.

const SHARES = 1_000;
const WHOLE = 10_000n;
const DIGITS = 12;
const NUMBERS = 2 ** 48;

interface Sold {
  readonly from: number;
  readonly to: number;
  readonly entrant: string;
  readonly userSeed: string;
}

/** Returns the RFC 6962 root over the shares of purchases. */
export function rootOver(runs: readonly Sold[]): string {
  const texts = runs.flatMap(({ from, to, entrant, userSeed }) =>
    Array.from(
      { length: Math.max(0, to - from + 1) },
      (_, k) => `{"entrant":"${entrant}","n":${from + k},"userSeed":"${userSeed}"}`,
    ),
  );
  const node = (from: number, until: number): Uint8Array => {
    if (until - from <= 1) return sha256(concatBytes(Uint8Array.of(0), utf8ToBytes(texts[from] ?? '')));
    let half = 1;
    while (half * 2 < until - from) half *= 2;
    return sha256(concatBytes(Uint8Array.of(1), node(from, from + half), node(from + half, until)));
  };
  return bytesToHex(node(0, texts.length));
}

interface Draw {
  readonly stream: string;
  readonly root: string;
  readonly randomness: string;
}

/** Returns the number of the drawn share, from 1. */
export function shareBy({ stream, root, randomness }: Draw): number {
  const fair = NUMBERS - (NUMBERS % SHARES);
  for (let k = 0; ; k += 1) {
    const text = `skins public draw v1\n${stream}\n${root}\n${k}`;
    const digest = bytesToHex(hmac(sha256, hexToBytes(randomness), utf8ToBytes(text)));
    const found = Number.parseInt(digest.slice(0, DIGITS), 16);
    if (found < fair) return (found % SHARES) + 1;
  }
}

/** Returns the price of a share in 1/10,000 gem. */
export function sharePrice(price: number, feeRate: number): number {
  const whole = BigInt(price);
  const fee = (whole * BigInt(feeRate) + WHOLE - 1n) / WHOLE;
  return Number((whole + fee + BigInt(SHARES) - 1n) / BigInt(SHARES));
}
