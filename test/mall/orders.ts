import { playerStream } from '@skins/engine/accounts';
import { CATALOGUE_STREAM, catalogue, catalogueAt } from '@skins/engine/catalogue';
import { invariant, playerActor } from '@skins/engine/kernel';
import { NOTICE_MS, rules, rulesInForce, rulesStream } from '@skins/engine/rules';
import { type BuySkin, STORE_PRICES, type StorePrices, buySkin, storePriceOf } from '@skins/engine/mall';
import { claiming, naming } from '../identity/orders.ts';
import { type View, order } from '../kit/order.ts';
import type { World } from '../kit/world.ts';
import { changing } from '../rules/orders.ts';

export const PRICES_STREAM = rulesStream(STORE_PRICES.name);
/** Streams that a purchase reads. */
export const STORE_READS = [PRICES_STREAM, CATALOGUE_STREAM];

function pricesAt(view: View, time: number) {
  const inForce = rulesInForce(view.stateOf(rules.streams.rules, PRICES_STREAM).history, STORE_PRICES, time);
  invariant(inForce !== undefined, 'the first rules are published');
  return inForce;
}

const skinAt = (view: View, skinId: string, time: number) =>
  catalogueAt(view.stateOf(catalogue.streams.catalogue, CATALOGUE_STREAM).history, time).skins.get(skinId);

const buying = (playerId: string, input: BuySkin) =>
  order({
    command: buySkin,
    stream: playerStream(playerId),
    actor: playerActor(playerId),
    input,
    reads: STORE_READS,
    context: (given, view) => ({
      ...given,
      skin: skinAt(view, input.skinId, given.time),
      prices: pricesAt(view, given.time),
    }),
  });

/** Returns a purchase at the store's present price. */
export function buyingNow(view: View, playerId: string, skinId: string) {
  const { content, hash } = pricesAt(view, view.time);
  const price = storePriceOf(skinAt(view, skinId, view.time)?.price ?? 1, content);
  return buying(playerId, { skinId, price, rulesHash: hash });
}

/** Gives a player's real name by a card. @param digit digit that the card's keyed hash repeats */
export function named(world: World, playerId: string, digit: string): void {
  world.must(claiming('card', digit, playerId));
  world.must(naming(playerId, digit, true));
}

/** Lets an operator change the store's rules, and waits until that is in force. */
export function changePrices(world: World, n: number, change: Partial<StorePrices>): void {
  changing(world, n, { rules: STORE_PRICES, content: { ...STORE_PRICES.first, ...change } });
  world.time += NOTICE_MS;
}
