import type { Game } from '@skins/api/foundation/game';
import { nativeSha256 } from '@skins/api/foundation/secrets';
import {
  AGREEMENT,
  type Agreed,
  GRANTS,
  agreedIn,
  claimLogin,
  loginStream,
  playerStream,
  registerPlayer,
} from '@skins/engine/accounts';

/** Registers a player with a login that nobody can use, and a new player's grant. */
export async function register(game: Game, playerId: string): Promise<void> {
  await claim(game, playerId);
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
      agreed: agreedAt(game, moment.time),
    }),
  });
}

/** Returns what a registration says of the texts in force at a time, if a form showed none. */
export const agreedAt = ({ rulesAt }: Pick<Game, 'rulesAt'>, time: number): Agreed =>
  agreedIn(rulesAt(AGREEMENT, time).content, 'zh');

/** Claims a login that no other player has. */
export async function claim(
  { runtime, streams }: Pick<Game, 'runtime' | 'streams'>,
  playerId: string,
): Promise<void> {
  await runtime.execute({
    command: claimLogin,
    streams: streams.login,
    stream: loginStream('phone', nativeSha256(playerId)),
    commandId: 'system/claim',
    input: { kind: 'phone', playerId },
    actor: 'system',
    context: () => ({ registration: true }),
  });
}
