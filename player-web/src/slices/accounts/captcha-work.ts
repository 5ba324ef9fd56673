import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';

/** A challenge: ALTCHA, version 2, with SHA-256 (altcha.org). */
export interface Work {
  /** hex */
  readonly nonce: string;
  /** hex */
  readonly salt: string;
  /** hashes per number tried */
  readonly cost: number;
  readonly keyLength: number;
  /** hex: the prefix of the hash to find */
  readonly keyPrefix: string;
}

export interface Solution {
  readonly counter: number;
  /** hex */
  readonly derivedKey: string;
}

const COUNTER_BYTES = 4;
/** Far more than the shop's challenges need. */
const TRIES_MAX = 1_000_000;

/** Tries numbers until a hash has the prefix. @returns undefined if none does */
export function solve({ nonce, salt, cost, keyLength, keyPrefix }: Work): Solution | undefined {
  const [before, start] = [hexToBytes(salt), hexToBytes(nonce)];
  const number = new Uint8Array(COUNTER_BYTES);
  const view = new DataView(number.buffer);
  for (let counter = 0; counter < TRIES_MAX; counter += 1) {
    view.setUint32(0, counter, false);
    let key = sha256(concatBytes(before, start, number));
    for (let round = 1; round < cost; round += 1) key = sha256(key);
    const derivedKey = bytesToHex(key.subarray(0, keyLength));
    if (derivedKey.startsWith(keyPrefix)) return { counter, derivedKey };
  }
  return undefined;
}
