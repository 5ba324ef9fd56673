import { playerStream } from '@skins/engine/accounts';
import { SYSTEM, invariant } from '@skins/engine/kernel';
import { renewChains } from '@skins/engine/seeds';
import type { Player } from '@skins/engine/shop';
import type { CommandRuntime, FoldedStreams } from '../runtime/index.ts';
import { type SeedChains, nativeSha256 } from '../secrets/index.ts';

/** The parts of a game that it needs. */
interface Renewing {
  readonly runtime: CommandRuntime;
  readonly streams: { readonly player: FoldedStreams<Player> };
  readonly seedChains: SeedChains;
}

/**
 * Voids a player's seed chains of earlier epochs and commits a new one, in a separate append. Idempotent.
 * Hashing takes some tens of milliseconds: two chains to their last seeds, and a new one.
 */
export async function renewSeedChains(
  { runtime, streams, seedChains }: Renewing,
  playerId: string,
): Promise<void> {
  const { epoch } = seedChains;
  const renewed = await runtime.execute({
    command: renewChains,
    streams: streams.player,
    stream: playerStream(playerId),
    commandId: `system/renew-chains-${epoch}`,
    input: { epoch },
    actor: SYSTEM,
    context: () => ({ playerId, secrets: seedChains, hash: nativeSha256 }),
  });
  invariant(renewed.kind === 'done', 'chains can be renewed');
}
