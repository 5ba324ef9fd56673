import { beaconPublicKey, beaconSecret, signRound } from '@skins/engine/beacon';
import type { BeaconRound } from '@skins/engine/fairness';

const BEACON_SECRET = beaconSecret(new Uint8Array(48).fill(5));

/** A test beacon. Its key is known, so it does not count as independent. */
export const CHAIN = {
  hash: 'c'.repeat(64),
  publicKey: beaconPublicKey(BEACON_SECRET),
  genesisTime: Date.UTC(2026, 0, 1),
  period: 3_000,
};

const signed = new Map<number, BeaconRound>();

/** Returns a round of the test beacon. */
export function roundOf(n: number): BeaconRound {
  const round = signed.get(n) ?? signRound(BEACON_SECRET, n);
  signed.set(n, round);
  return round;
}
