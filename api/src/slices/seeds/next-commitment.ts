import type { Reveal } from '@skins/engine/kernel';
import { epochOfChain } from '@skins/engine/seeds';
import type { Game } from '../../foundation/game/index.ts';

/** What a player is committed to after a roll: its own seed, or the next chain's anchor where it was the last of its chain. */
export async function commitmentAfter(
  game: Game,
  playerId: string,
  { chainId, index, serverSeed }: Reveal,
): Promise<string> {
  if (index < game.seedChains.length) return serverSeed;
  const { seeds } = await game.readPlayer(playerId);
  // It was committed in the same epoch.
  return game.seedChains.anchor(playerId, chainId + 1, epochOfChain(seeds, chainId));
}
