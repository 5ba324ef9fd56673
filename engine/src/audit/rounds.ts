import { isSignedRound } from '../beacon/index.ts';
import { independentChain, randomnessOf } from '../fairness/index.ts';
import type { SignedRound } from '../kernel/index.ts';

/** Number of rounds remembered. Rooms that close together share a round. */
const REMEMBERED = 64;

/** Returns a test of whether a beacon signed a round. It caches the last ones: a check takes tens of milliseconds. */
export function roundsOf(): (chain: string, round: SignedRound) => boolean {
  const known = new Map<string, boolean>();
  return (chain, round) => {
    const name = [chain, round.round, round.signature, round.randomness].join();
    const found = known.get(name) ?? isRound(chain, round);
    known.set(name, found);
    for (const [oldest] of known) if (known.size > REMEMBERED) known.delete(oldest);
    return found;
  };
}

function isRound(hash: string, round: SignedRound): boolean {
  const chain = independentChain(hash);
  return chain === undefined
    ? /^([0-9a-f]{2})+$/.test(round.signature) && round.randomness === randomnessOf(round.signature)
    : isSignedRound(chain, round);
}
