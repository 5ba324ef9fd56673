import { type Sha256Hex, sha256Hex } from '../../engine/src/fairness/index.ts';
import type { SeedSecrets } from '../../engine/src/slices/seeds/secrets.ts';

/**
 * Returns reverse chains from a public secret, for tests.
 * @param open the current epoch
 */
export function sampleSecrets(
  length: number,
  hash: Sha256Hex = sha256Hex,
  open: () => number = () => 1,
): SeedSecrets {
  const chains = new Map<string, readonly string[]>();
  const chainOf = (playerId: string, chainId: number, epoch = open()): readonly string[] => {
    const key = epoch === 1 ? `${playerId} ${chainId}` : `${playerId} ${chainId} ${epoch}`;
    const chain = chains.get(key) ?? chainFrom(hash(key), length, hash);
    chains.set(key, chain);
    return chain;
  };
  return {
    length,
    get epoch() {
      return open();
    },
    anchor: (playerId, chainId, epoch) => seedAt(chainOf(playerId, chainId, epoch), 0),
    seed: (playerId, chainId, index, epoch) => seedAt(chainOf(playerId, chainId, epoch), index),
    lastSeed: (playerId, chainId, epoch) => seedAt(chainOf(playerId, chainId, epoch), length),
  };
}

/** Returns the anchor, then seeds 1 to `length`: each is the hash of the next. */
function chainFrom(last: string, length: number, hash: Sha256Hex): readonly string[] {
  const seeds = [last];
  for (let seed = last; seeds.length <= length; seeds.push(seed)) seed = hash(seed);
  return seeds.toReversed();
}

function seedAt(chain: readonly string[], index: number): string {
  const seed = chain[index];
  if (seed === undefined) throw new RangeError(`no seed ${index} in the chain`);
  return seed;
}
