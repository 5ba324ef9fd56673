import { register, userInfo } from '@skins/api/accounts/contract';
import { boxDetails } from '@skins/api/boxes/contract';
import type { DataOf } from '@skins/api/contract';
import { promotionFriends } from '@skins/api/promotion/contract';
import { DAY_MS } from '@skins/engine/kernel';
import { PASSWORD, type Player, freshPhone, newPlayer, openSome } from '../http/player.ts';
import type { Shop } from '../http/shop.ts';
import { letPass } from '../http/test-time.ts';
import { order, providerOf, reaches, sessionOf } from '../payments/buying.ts';

// What inviters and their friends do over HTTP.

const BOX = 'youse';

let devices = 0;
/** Returns a device that no other player has. */
export const freshDevice = (): string => `promotion ${(devices += 1)}`;

export const newcomer = (shop: Shop): Promise<Player> =>
  newPlayer(shop.client(), freshPhone(), freshDevice());
export const idOf = async ({ client }: Player): Promise<string> => (await client.ask(userInfo)).id;
export const codeOf = async ({ client }: Player): Promise<string> => (await client.ask(userInfo)).spreadCode;

/** Registers a player by a code. */
export async function invited(shop: Shop, spreadCode: string, device = freshDevice()): Promise<Player> {
  const phone = freshPhone();
  const body = { phone, password: PASSWORD, fingerprinId: device, spreadCode };
  const { token } = await shop.client().ask(register, { body });
  return { client: shop.client().with({ token }), phone, token };
}

/** Buys 100 gems. @param payer who pays at the cashier; by default each player alone */
export async function buys(shop: Shop, player: Player, payer?: string): Promise<void> {
  const ordered = await order(player, 'gems-100');
  providerOf(shop).act(await sessionOf(shop, ordered), 'pay', payer);
  await reaches(player, ordered.orderId, 'paid', true);
}

/** Opens so many boxes. @returns the gems spent */
export async function plays(player: Player, count: number): Promise<number> {
  const { price } = await player.client.ask(boxDetails, { query: { boxId: BOX } });
  await openSome(player, BOX, count);
  return Math.round(price * count * 10_000) / 10_000;
}

/** Lets the day end, and waits until a share of an inviter has a state. */
export async function settledAs(
  inviter: Player,
  state: string,
): Promise<DataOf<typeof promotionFriends>['records'][number]> {
  letPass(DAY_MS);
  for (;;) {
    const { records } = await inviter.client.ask(promotionFriends);
    const found = records.find((friend) => friend.state === state);
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
