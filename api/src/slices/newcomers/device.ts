import { loginStream } from '@skins/engine/accounts';
import { claimNewcomerDevice, newcomerStream } from '@skins/engine/newcomers';
import type { Shop } from '../../shop/shop.ts';
import type { Desks } from './desks.ts';

/**
 * Claims a player's device for their first day.
 * @returns whether it is the player's: no other account claimed it, and nobody else had the phone number before
 */
export async function ownsDevice(
  { game, desks }: Pick<Shop<Pick<Desks, 'accounts'>>, 'game' | 'desks'>,
  playerId: string,
): Promise<boolean> {
  const { personal } = desks.accounts;
  const { fingerprint = '', phone } = (await personal.find(playerId)) ?? {};
  if (fingerprint === '' || phone === undefined) return false;
  const device = personal.deviceHash(fingerprint);
  const login = await game.streams.login.read(loginStream('phone', personal.loginHash(phone)));
  const outcome = await game.act(claimNewcomerDevice, {
    streams: game.streams.newcomer,
    stream: newcomerStream(device),
    // A repeated claim gets the same answer: claims are never released.
    commandId: `${playerId}/${device}`,
    input: { playerId, device },
    context: () => ({ numberUsed: login.state.granted === true }),
  });
  return outcome.kind === 'done';
}
