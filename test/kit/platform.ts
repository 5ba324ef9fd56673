import { register } from '../accounts/orders.ts';
import { listing, publishing } from '../catalogue/orders.ts';
import { starting } from '../editions/orders.ts';
import { ADA, adding } from '../operators/orders.ts';
import { firstRules } from '../rules/orders.ts';
import type { AnyOrder } from './order.ts';
import type { World } from './world.ts';

// What has to be there before a game is played.

/** What an operator fills a shop with: skins, a shelf, and two boxes. */
export const STOCK: readonly AnyOrder[] = [
  listing,
  publishing('box-one', 19_000, 0),
  publishing('box-two', 19_000, 0),
];

/** Begins a log: its edition and first rules, an operator, boxes on sale, players with gems. */
export function begin(world: World, players: Readonly<Record<string, number>> = {}): void {
  world.must(starting());
  for (const order of firstRules(world.shop)) world.must(order);
  world.must(adding(ADA));
  for (const order of STOCK) world.must(order);
  for (const [playerId, gems] of Object.entries(players)) world.must(register(playerId, gems));
}

export const ANNA = 'anna0000';
export const BEN = 'ben00000';
export const CLEO = 'cleo0000';
