import { backPack } from '@skins/api/bag/contract';
import { upBindSteamUrl } from '@skins/api/identity/contract';
import { assetsStatus, retrieveItemsOf } from '@skins/api/retrievals/contract';
import type { LocalDeliveries } from '../../api/src/slices/retrievals/local/local-deliveries.ts';
import type { Player } from '../http/player.ts';
import { newPlayer, openSome } from '../http/player.ts';
import type { Shop } from '../http/shop.ts';
import { CHEAP } from '../http/test-catalogue.ts';
import { until } from '../payments/until.ts';

/** A status of an order at the provider. */
const TAKEN = 3;

let partners = 1_000;

/** A trade link that nobody has yet. */
export const newLink = (): string => {
  partners += 1;
  return `https://steamcommunity.com/tradeoffer/new/?partner=${partners}&token=Ab-_9xyZ`;
};

/** The provider of deliveries beside a shop. @throws where it has none */
export function deliveriesOf(shop: Pick<Shop, 'serving'>): LocalDeliveries {
  const { local: localDeliveries } = shop.serving().service.desks.retrievals;
  if (localDeliveries === undefined) throw new Error('the shop has no provider of its own');
  return localDeliveries;
}

/** A player with a trade link and some items. */
export async function holder(shop: Shop, count = 1) {
  const player = await newPlayer(shop.client());
  await player.client.ask(upBindSteamUrl, { body: { steamUrl: newLink() } });
  await openSome(player, CHEAP.id, count);
  const { records } = await player.client.ask(backPack, { query: { size: 100 } });
  return { player, items: records.map(({ id }) => id) };
}

/** Asks for items. @returns the ids of the retrievals */
export async function take({ client }: Player, ...itemIds: readonly string[]): Promise<readonly string[]> {
  const { retrievals } = await client.ask(retrieveItemsOf, { body: { itemIds: [...itemIds] } });
  return retrievals.map(({ id }) => id);
}

/** An item that the provider has taken to deliver, which the shop does not know yet. */
export async function takenUnheard(shop: Shop) {
  const { player, items } = await holder(shop);
  const [item = ''] = items;
  deliveriesOf(shop).faults.mode = 'lost';
  const [id = ''] = await take(player, item);
  await until(async () => deliveriesOf(shop).orderOf(id)?.status === TAKEN);
  return { player, item, id };
}

/** The same player of a shop that was started anew. */
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

/** The state of an item of the bag; undefined where the bag does not show it. */
export async function stateOf({ client }: Player, itemId: string): Promise<number | undefined> {
  const { records } = await client.ask(backPack, { query: { size: 100 } });
  return records.find(({ id }) => id === itemId)?.status;
}

/** Waits until an item is in a state. */
export const comesTo = (player: Player, itemId: string, state: number | undefined) =>
  until(async () => (await stateOf(player, itemId)) === state);
