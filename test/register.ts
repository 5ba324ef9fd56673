import type { Game } from '@skins/api/foundation/game';
import { GRANTS, playerStream, registerPlayer } from '@skins/engine/accounts';

/** Registers a player without a number or password, with a new player's grant. */
export async function register(game: Game, playerId: string): Promise<void> {
  await game.runtime.execute({
    command: registerPlayer,
    streams: game.streams.player,
    stream: playerStream(playerId),
    commandId: 'system/register',
    input: { playerId },
    actor: 'system',
    context: (moment) => ({
      ...moment,
      secrets: game.seedChains,
      demoGrant: game.rulesAt(GRANTS, moment.time).content.newPlayer,
    }),
  });
}
