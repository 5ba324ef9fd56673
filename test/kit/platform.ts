import { GRANTS } from '@skins/engine/accounts';
import { CATALOGUE_BOUNDS } from '@skins/engine/catalogue';
import { UNITS_PER_GEM } from '@skins/engine/kernel';
import { SEED_CHAINS } from '@skins/engine/seeds';
import { claimAny, grantAt, granting, register } from '../accounts/orders.ts';
import { listing, publishing } from '../catalogue/orders.ts';
import { starting } from '../editions/orders.ts';
import { ADA, adding } from '../operators/orders.ts';
import { firstRules } from '../rules/orders.ts';
import type { AnyOrder } from './order.ts';
import type { World } from './world.ts';

// Everything that must exist before a game is played.

/** The shop's stock: skins, a shelf, and two boxes. */
export const STOCK: readonly AnyOrder[] = [
  listing,
  publishing('box-one', 19_000, 0),
  publishing('box-two', 19_000, 0),
];

/** Returns the first rules of a log with chains of some length. @param gems grant of new players */
export const rulesFor = (chainLength: number, gems: number): Readonly<Record<string, unknown>> => ({
  [SEED_CHAINS.name]: { length: chainLength },
  [GRANTS.name]: { newPlayer: gems * UNITS_PER_GEM },
  // Test boxes may return any share.
  [CATALOGUE_BOUNDS.name]: { rtp: { min: 0, max: 10_000_000 }, priceMin: 1, priceMax: 10 ** 11 },
});

/** Longer than all first rules take, in milliseconds. */
const FIRST_RULES_MS = 600_000;

/** Begins a log with edition and first rules, an operator, boxes on sale, and players with gems. */
export function begin(world: World, players: Readonly<Record<string, number>> = {}): void {
  const [gems = 100] = Object.values(players);
  world.must(starting());
  for (const order of firstRules(world.shop, rulesFor(world.secrets.length, gems))) world.must(order);
  // A new kind of rules must not move the times of what follows.
  world.waitUntil(FIRST_RULES_MS);
  world.must(adding(ADA));
  for (const order of STOCK) world.must(order);
  for (const [playerId, own] of Object.entries(players)) enter(world, playerId, own);
}

/** Registers a player with a login of their own and a number of gems, under rules that grant them. */
export function enter(world: World, playerId: string, gems: number, invitedBy?: string): void {
  world.must(claimAny(playerId));
  enterClaimed(world, playerId, gems, invitedBy);
}

/** Registers a player whose login is claimed. */
export function enterClaimed(world: World, playerId: string, gems: number, invitedBy?: string): void {
  if (grantAt(world, world.time) !== gems * UNITS_PER_GEM) granting(world, gems);
  world.must(register(playerId, { invitedBy }));
}

export const ANNA = 'anna0000';
export const BEN = 'ben00000';
export const CLEO = 'cleo0000';
