import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

/** A public randomness beacon: it publishes an unpredictable number each period, signed with one key. */
export interface BeaconChain {
  /** hash of the chain's key and times, by which it is named; 64 hex digits */
  readonly hash: string;
  /** in hex */
  readonly publicKey: string;
  /** time of round 1, milliseconds since 1970 */
  readonly genesisTime: number;
  /** time between two rounds, milliseconds */
  readonly period: number;
}

/** A published round of a beacon. */
export interface BeaconRound {
  /** from 1 */
  readonly round: number;
  /** signature of the round's number under the chain's key, in hex */
  readonly signature: string;
  /** SHA-256 of the signature's bytes, 64 hex digits */
  readonly randomness: string;
}

/** drand's quicknet, run by the League of Entropy: a dozen and more organisations, most of which would have to collude. */
export const QUICKNET: BeaconChain = {
  hash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesisTime: 1_692_803_367_000,
  period: 3_000,
};

/** Beacons that no shop can steer. Any other counts as none, even a local one: the prizes of such a draw have a ceiling. */
const INDEPENDENT = new Map([[QUICKNET.hash, QUICKNET]]);

/** Returns the beacon with that hash if no shop can steer it. */
export const independentChain = (hash: string): BeaconChain | undefined => INDEPENDENT.get(hash);

/** Returns the time at which a round comes out, milliseconds since 1970. */
export const timeOfRound = ({ genesisTime, period }: BeaconChain, round: number): number =>
  genesisTime + (round - 1) * period;

/** Returns the first round that comes out at or after a time. @param time milliseconds since 1970 */
export const roundAt = ({ genesisTime, period }: BeaconChain, time: number): number =>
  Math.max(1, Math.ceil((time - genesisTime) / period) + 1);

/** Returns a round's randomness: the SHA-256 of its signature's bytes, 64 hex digits. @param signature in hex */
export const randomnessOf = (signature: string): string => bytesToHex(sha256(hexToBytes(signature)));
