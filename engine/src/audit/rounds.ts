import { isSignedRound } from '../beacon/index.ts';
import { independentChain, randomnessOf } from '../fairness/index.ts';
import type { BeaconKey, SignedRound } from '../kernel/index.ts';

/** Number of checks remembered. Rooms that close together share a round. */
const REMEMBERED = 64;

/** The last checks, of all audits: one takes tens of milliseconds, and depends on its arguments alone. */
const known = new Map<string, boolean>();

/** Tests whether a beacon signed a round. @param strict whether a beacon that a shop could steer is held to its key too */
export function isRound(chain: BeaconKey, round: SignedRound, strict: boolean): boolean {
  const { hash, publicKey } = chain;
  const name = [hash, publicKey, strict, round.round, round.signature, round.randomness].join();
  const found = known.get(name) ?? checked(chain, round, strict);
  known.set(name, found);
  for (const [oldest] of known) if (known.size > REMEMBERED) known.delete(oldest);
  return found;
}

function checked(chain: BeaconKey, round: SignedRound, strict: boolean): boolean {
  const independent = independentChain(chain.hash);
  return independent === undefined && !strict
    ? /^([0-9a-f]{2})+$/.test(round.signature) && round.randomness === randomnessOf(round.signature)
    : isSignedRound(independent ?? chain, round);
}
