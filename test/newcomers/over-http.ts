import { createRoomOf, publishRoomOf } from '@skins/api/rolls/contract';
import { FIRST_DAY, type FirstDay } from '@skins/engine/newcomers';
import { type Operator, newOperator, proofOf } from '../admin/operator.ts';
import { type Player, freshPhone, newPlayer } from '../http/player.ts';
import type { Shop } from '../http/shop.ts';
import { letPass, shopTime } from '../http/test-time.ts';
import { changeRules } from '../samples/api/operator.ts';

const MINUTE_MS = 60_000;
const inAll = (text: string) => ({ zh: `${text} 一`, en: text, ru: `${text} и`, vi: `${text} ộ` });

/** Publishes the rules of first days, and waits until they are in force. */
export async function offer(shop: Shop, change: Partial<FirstDay>): Promise<void> {
  const { game } = shop.serving().service;
  const from = await changeRules(game, FIRST_DAY, { ...FIRST_DAY.first, ...change });
  letPass(Math.max(0, from - game.clock()));
}

/** Opens a room for some time that new players may be sent to. @returns its id */
export async function openRoom(shop: Shop, staff: Operator, minutes = 24 * 60): Promise<string> {
  const { client, ...who } = staff;
  // No code of an authenticator app is accepted twice.
  letPass(MINUTE_MS);
  const skinIds = [...shop.serving().service.game.catalogue().skins.keys()].slice(0, 3);
  const body = {
    type: 0,
    name: inAll('First day'),
    description: inAll('For new players'),
    image: '/art/rolls/sample.svg',
    skinIds,
    conditions: [],
    door: 'open' as const,
    oneADevice: false,
    closesAt: shopTime() + minutes * MINUTE_MS,
  };
  const { id, proposalId } = await client.ask(createRoomOf, { body });
  await client.ask(publishRoomOf, { body: { id, proposalId, ...proofOf(who) } });
  await shop.settled();
  return id;
}

export const newStaff = (shop: Shop): Promise<Operator> => newOperator(shop);

/** Registers a player on a device of their own, or on a given one. */
export const arrival = (shop: Shop, device: string = freshPhone(), phone?: string): Promise<Player> =>
  newPlayer(shop.client(), phone, device);
