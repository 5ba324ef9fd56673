import type { Player } from '@skins/engine/shop';
import { suspensionAt } from '@skins/engine/standing';
import type { Shop } from '../../shop/shop.ts';
import type { Desks } from './desks.ts';

/** Tests whether a player is suspended, on a break or excluded at a time, in milliseconds since 1970. */
export const isHeld = ({ standing, limits }: Player, time: number): boolean =>
  suspensionAt(standing, time) !== undefined || time < limits.breakUntil || time < limits.excludedUntil;

/** Tests whether another account that registered on a player's device is suspended, on a break or excluded. */
export async function isHeldDevice(
  { game, desks }: Pick<Shop<Pick<Desks, 'accounts'>>, 'game' | 'desks'>,
  playerId: string,
): Promise<boolean> {
  const { personal } = desks.accounts;
  const { fingerprint = '' } = (await personal.find(playerId)) ?? {};
  if (fingerprint === '') return false;
  const there = await personal.index.onDevice(personal.index.deviceOf(fingerprint));
  const others = there.filter((one) => one !== playerId);
  const players = await Promise.all(others.map((one) => game.readPlayer(one)));
  const time = game.clock();
  return players.some((player) => isHeld(player, time));
}
