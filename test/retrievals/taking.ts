import { backPack } from '@skins/api/bag/contract';
import { upBindSteamUrl } from '@skins/api/identity/contract';
import { assetsStatus, retrieveItemsOf } from '@skins/api/retrievals/contract';
import type { LocalDeliveries } from '../../api/src/slices/retrievals/local/local-deliveries.ts';
import type { Player } from '../http/player.ts';
import { newPlayer, openSome } from '../http/player.ts';
import type { Shop } from '../http/shop.ts';
import { CHEAP } from '../http/test-catalogue.ts';
import { until } from '../payments/until.ts';

/** the provider's status of an accepted order */
const TAKEN = 3;

let partners = 1_000;

/** Returns an unused trade link. */
export const newLink = (): string => {
  partners += 1;
  return `https://steamcommunity.com/tradeoffer/new/?partner=${partners}&token=Ab-_9xyZ`;
};

/** Returns a shop's delivery provider. @throws if it has none */
export function deliveriesOf(shop: Pick<Shop, 'serving'>): LocalDeliveries {
  const { local: localDeliveries } = shop.serving().service.desks.retrievals;
  if (localDeliveries === undefined) throw new Error('the shop has no provider of its own');
  return localDeliveries;
}

/** Registers a player with a trade link and some items. */
export async function holder(shop: Shop, count = 1) {
  const player = await newPlayer(shop.client());
  await player.client.ask(upBindSteamUrl, { body: { steamUrl: newLink() } });
  await openSome(player, CHEAP.id, count);
  const { records } = await player.client.ask(backPack, { query: { size: 100 } });
  return { player, items: records.map(({ id }) => id) };
}

/** Requests items. @returns the ids of the retrievals */
export async function take({ client }: Player, ...itemIds: readonly string[]): Promise<readonly string[]> {
  const { retrievals } = await client.ask(retrieveItemsOf, { body: { itemIds: [...itemIds] } });
  return retrievals.map(({ id }) => id);
}

/** Returns an item that the provider has accepted without the shop's knowledge. */
export async function takenUnheard(shop: Shop) {
  const { player, items } = await holder(shop);
  const [item = ''] = items;
  const deliveries = deliveriesOf(shop);
  deliveries.faults.mode = 'lost';
  const [id = ''] = await take(player, item);
  await until(async () => {
    if (deliveries.orderOf(id)?.status !== TAKEN) return false;
    // A retry one second later would hear of it.
    deliveries.faults.mode = 'busy';
    return true;
  });
  return { player, item, id };
}

/** Returns the same player of a restarted shop. */
export const again = (shop: Shop, { phone, token }: Player): Player => ({
  client: shop.client().with({ token }),
  phone,
  token,
});

export async function stageOf({ client }: Player, id: string) {
  const [found] = await client.ask(assetsStatus, { query: { ids: id } });
  return found;
}

/** Waits until a retrieval is at a stage. */
export const reaches = (player: Player, id: string, stage: string) =>
  until(async () => (await stageOf(player, id))?.stage === stage);

/** Returns the status of an item in the bag; undefined if the bag does not show it. */
export async function stateOf({ client }: Player, itemId: string): Promise<number | undefined> {
  const { records } = await client.ask(backPack, { query: { size: 100 } });
  return records.find(({ id }) => id === itemId)?.status;
}

/** Waits until an item has a status. */
export const comesTo = (player: Player, itemId: string, state: number | undefined) =>
  until(async () => (await stateOf(player, itemId)) === state);
