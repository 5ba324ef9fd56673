import type { Reveal } from '@skins/engine/kernel';
import { epochOfChain } from '@skins/engine/seeds';
import type { Game } from '../../foundation/game/index.ts';

/** Returns a player's commitment after a roll: the roll's own seed, or the next chain's anchor after the last seed of a chain. */
export async function commitmentAfter(
  game: Game,
  playerId: string,
  { chainId, index, serverSeed }: Reveal,
): Promise<string> {
  if (index < game.seedChains.length) return serverSeed;
  const { seeds } = await game.readPlayer(playerId);
  // The next chain was committed in the same epoch.
  return game.seedChains.anchor(playerId, chainId + 1, epochOfChain(seeds, chainId));
}
