import { claimDevice, deviceStream } from '@skins/engine/rolls';
import type { Shop } from '../../shop/shop.ts';
import type { Desks } from './desks.ts';

/**
 * Claims a player's device for a room that lets one account of each in.
 * @returns whether the player may enter by it: no other account has
 */
export async function claimed(
  { game, desks }: Pick<Shop<Pick<Desks, 'accounts'>>, 'game' | 'desks'>,
  playerId: string,
  roomId: string,
): Promise<boolean> {
  const { personal } = desks.accounts;
  const { fingerprint = '' } = personal.find(playerId) ?? {};
  if (fingerprint === '') return false;
  const device = personal.deviceHash(fingerprint);
  const outcome = await game.act(claimDevice, {
    streams: game.streams.device,
    stream: deviceStream(roomId),
    // Whoever asks again has the same answer: no claim is ever given up.
    commandId: `${playerId}/${device}`,
    input: { playerId, device },
    context: () => undefined,
  });
  return outcome.kind === 'done';
}
