import { playerStream } from '@skins/engine/accounts';
import { ItemStatus, itemNumberOf } from '@skins/engine/bag';
import { CATALOGUE_STREAM, catalogue, catalogueAt } from '@skins/engine/catalogue';
import { sha256Hex } from '@skins/engine/fairness';
import { DAY_MS, type RulesInForce, invariant, playerActor } from '@skins/engine/kernel';
import { rules, rulesInForce, rulesStream } from '@skins/engine/rules';
import { shop } from '@skins/engine/shop';
import {
  type PlayUpgrade,
  UPGRADE_ODDS,
  UpgradePlayed,
  type UpgradeChoice,
  type UpgradeTerms,
  playUpgrade,
  quoteUpgrade,
} from '@skins/engine/upgrades';
import { openingNow } from '../boxes/orders.ts';
import { type View, order } from '../kit/order.ts';
import type { World } from '../kit/world.ts';
import { changing } from '../rules/orders.ts';

export const ODDS_STREAM = rulesStream(UPGRADE_ODDS.name);

export function oddsAt(view: View, time: number): RulesInForce<UpgradeTerms> {
  const inForce = rulesInForce(view.stateOf(rules.streams.rules, ODDS_STREAM).history, UPGRADE_ODDS, time);
  invariant(inForce !== undefined, 'the first rules are published');
  return inForce;
}

const targetAt = (view: View, skinId: string, time: number) =>
  catalogueAt(view.stateOf(catalogue.streams.catalogue, CATALOGUE_STREAM).history, time).skins.get(skinId);

/** @param bent rules that a cheating shop uses instead */
export const upgrading = (playerId: string, input: PlayUpgrade, bent: Partial<UpgradeTerms> = {}) =>
  order({
    command: playUpgrade,
    stream: playerStream(playerId),
    actor: playerActor(playerId),
    input,
    reads: [CATALOGUE_STREAM, ODDS_STREAM],
    context: (given, view) => {
      const { hash, content } = oddsAt(view, given.time);
      return {
        ...given,
        target: targetAt(view, input.targetSkinId, given.time),
        odds: { hash, content: { ...content, ...bent } },
      };
    },
  });

const MADE_UP = 'f'.repeat(64);

/** Returns the quote of a choice; a made-up hash if the choice has none. */
export function quoteNow(
  view: View,
  playerId: string,
  choice: UpgradeChoice,
  bent: Partial<UpgradeTerms> = {},
): string {
  const { bag } = view.stateOf(shop.streams.player, playerStream(playerId));
  const { hash, content } = oddsAt(view, view.time);
  const quoted = quoteUpgrade(bag, choice, {
    hash: sha256Hex,
    target: targetAt(view, choice.targetSkinId, view.time),
    odds: { hash, content: { ...content, ...bent } },
  });
  return 'kind' in quoted ? MADE_UP : quoted.quote;
}

interface Wanted {
  /** numbers of the player's items */
  readonly numbers?: readonly number[];
  /** 1/10,000 gem */
  readonly gems?: number;
  readonly target?: string;
  readonly bent?: Partial<UpgradeTerms>;
}

/** Returns an upgrade at the present quote. */
export function upgradingNow(
  view: View,
  playerId: string,
  { numbers = [], gems = 0, target = 'rare', bent = {} }: Wanted,
) {
  const choice = { itemIds: numbers.map((n) => `${playerId}-${n}`), gems, targetSkinId: target };
  return upgrading(playerId, { ...choice, quote: quoteNow(view, playerId, choice, bent) }, bent);
}

/** Opens boxes until a player has a number of items of a skin, at least two. @returns their numbers, from 1 */
export function holding(world: World, playerId: string, skinId: string, count: number): readonly number[] {
  world.must(openingNow(world, playerId, 2));
  for (;;) {
    const { bag } = world.stateOf(shop.streams.player, playerStream(playerId));
    const held = [...bag.items].filter((item) => item.skinId === skinId && item.status === ItemStatus.inBag);
    if (held.length >= count) return held.slice(0, count).map(({ itemId }) => itemNumberOf(itemId));
    world.must(openingNow(world, playerId, 1));
  }
}

/** Opens boxes until a player has less than an amount left, in 1/10,000 gem. */
export function spendTo(world: World, playerId: string, less: number): void {
  while (world.stateOf(shop.streams.player, playerStream(playerId)).wallet.balance >= less)
    world.must(openingNow(world, playerId, 1));
}

/** Upgrades for gems at least four times, until one was lost and a later one won. */
export function lostAndWon(world: World, playerId: string): void {
  const ends: boolean[] = [];
  while (ends.length < 4 || !ends.slice(ends.indexOf(false)).includes(true) || !ends.includes(false))
    for (const event of world.must(upgradingNow(world, playerId, { gems: 40_000 })))
      if (UpgradePlayed.is(event)) ends.push(event.data.won);
}

/** Lets an operator change the rules, and waits until that is in force. @param n number in the proposal's id */
export function changeOdds(world: World, n: number, change: Partial<UpgradeTerms>): void {
  changing(world, n, { rules: UPGRADE_ODDS, content: { ...UPGRADE_ODDS.first, ...change } });
  world.time += DAY_MS;
}
