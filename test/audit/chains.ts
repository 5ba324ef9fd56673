import type { Sha256Hex } from '@skins/engine/fairness';
import type { SeedSecrets } from '@skins/engine/seeds';

/** Reverse chains out of a secret that everyone may know: for tests. Remembers one chain a player. */
export function openSecrets(length: number, hash: Sha256Hex): SeedSecrets {
  const chains = new Map<string, { chainId: number; seeds: readonly string[] }>();
  const chainOf = (playerId: string, chainId: number) => {
    const known = chains.get(playerId);
    if (known?.chainId === chainId) return known.seeds;
    const seeds = chain(hash(`test secret ${playerId} ${chainId}`), length, hash);
    chains.set(playerId, { chainId, seeds });
    return seeds;
  };
  const at = (seeds: readonly string[], index: number) => seeds[index] ?? '';
  return {
    length,
    anchor: (playerId, chainId) => at(chainOf(playerId, chainId), 0),
    seed: (playerId, chainId, index) => at(chainOf(playerId, chainId), index),
  };
}

/** The anchor, then seed 1 to seed `length`; each is the hash of the next. */
function chain(last: string, length: number, hash: Sha256Hex): string[] {
  const seeds = [last];
  for (let left = length; left > 0; left -= 1) seeds.push(hash(seeds.at(-1) ?? ''));
  return seeds.toReversed();
}
