import { claimDevice, deviceStream } from '@skins/engine/rolls';
import type { Shop } from '../../shop/shop.ts';
import type { Desks } from './desks.ts';

/**
 * Claims a player's device for a room that admits one account per device.
 * @returns whether the device is the player's, because no other account has claimed it
 */
export async function claimed(
  { game, desks }: Pick<Shop<Pick<Desks, 'accounts'>>, 'game' | 'desks'>,
  playerId: string,
  roomId: string,
): Promise<boolean> {
  const { personal } = desks.accounts;
  const { fingerprint = '' } = (await personal.find(playerId)) ?? {};
  if (fingerprint === '') return false;
  const device = personal.deviceHash(fingerprint);
  const outcome = await game.act(claimDevice, {
    streams: game.streams.device,
    stream: deviceStream(roomId),
    // A repeated claim gets the same answer: claims are never released.
    commandId: `${playerId}/${device}`,
    input: { playerId, device },
    context: () => undefined,
  });
  return outcome.kind === 'done';
}
