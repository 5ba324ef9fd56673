import { playerStream } from '@skins/engine/accounts';
import { ItemStatus, SELL_BACK, itemNumberOf } from '@skins/engine/bag';
import { CATALOGUE_STREAM, catalogue, catalogueAt } from '@skins/engine/catalogue';
import { sha256Hex } from '@skins/engine/fairness';
import { invariant, playerActor } from '@skins/engine/kernel';
import { POLICY, termsOf } from '@skins/engine/limits';
import {
  REPLACE_TERMS,
  type ReplacePrices,
  type ReplaceSkins,
  type ReplaceTerms,
  pricedChoice,
  replaceSkins,
} from '@skins/engine/replace';
import { NOTICE_MS, rules, rulesInForce, rulesStream } from '@skins/engine/rules';
import { shop } from '@skins/engine/shop';
import { type View, order } from '../kit/order.ts';
import type { World } from '../kit/world.ts';
import { changing, saidAt } from '../rules/orders.ts';

const TERMS_STREAM = rulesStream(REPLACE_TERMS.name);

/** Streams that determine a price. */
const PRICED_BY = [CATALOGUE_STREAM, TERMS_STREAM, rulesStream(SELL_BACK.name), rulesStream(POLICY.name)];

/** Returns the streams that a replacement reads. */
export const looksOf = (playerId: string) => [...PRICED_BY, playerStream(playerId)];

function pricesAt(view: View, time: number): ReplacePrices {
  const terms = rulesInForce(view.stateOf(rules.streams.rules, TERMS_STREAM).history, REPLACE_TERMS, time);
  invariant(terms !== undefined, 'the first rules are published');
  const { skins } = catalogueAt(view.stateOf(catalogue.streams.catalogue, CATALOGUE_STREAM).history, time);
  return {
    terms,
    sellBack: saidAt(view, SELL_BACK, time),
    takesBack: termsOf(saidAt(view, POLICY, time).pack).sellBack,
    priceOf: (skinId) => skins.get(skinId)?.price,
    hash: sha256Hex,
  };
}

export const replacing = (playerId: string, input: ReplaceSkins) =>
  order({
    command: replaceSkins,
    stream: playerStream(playerId),
    actor: playerActor(playerId),
    input,
    reads: PRICED_BY,
    context: (given, view) => ({ ...given, ...pricesAt(view, given.time) }),
  });

const MADE_UP = 'f'.repeat(64);

/** Returns a replacement at the present price. @param numbers numbers of the player's items */
export function replacingNow(
  view: View,
  playerId: string,
  numbers: readonly number[],
  skinIds: readonly string[],
) {
  const { bag } = view.stateOf(shop.streams.player, playerStream(playerId));
  const itemIds = numbers.map((n) => `${playerId}-${n}`);
  const choice = pricedChoice(bag, { itemIds, skinIds }, pricesAt(view, view.time));
  return replacing(playerId, { itemIds, skinIds, quote: 'quote' in choice ? choice.quote : MADE_UP });
}

/** Returns the numbers of a player's replaceable items, dearest first. */
export const dearest = (view: View, playerId: string): readonly number[] =>
  [...view.stateOf(shop.streams.player, playerStream(playerId)).bag.items]
    .filter(({ status }) => status === ItemStatus.inBag)
    .toSorted((a, b) => b.value - a.value)
    .map(({ itemId }) => itemNumberOf(itemId));

/** Lets an operator change the rules, and waits until that is in force. */
export function changeTerms(world: World, n: number, terms: Partial<ReplaceTerms>): void {
  changing(world, n, { rules: REPLACE_TERMS, content: { ...REPLACE_TERMS.first, ...terms } });
  world.time += NOTICE_MS;
}
