import { shop } from '@skins/engine/shop';
import * as fc from 'fast-check';
import { claimAny, register } from '../accounts/orders.ts';
import { starting } from '../editions/orders.ts';
import { ADA, adding } from '../operators/orders.ts';
import { firstRules } from '../rules/orders.ts';
import type { Asked, Cast } from './kit.ts';
import { kits } from './kits.ts';
import { rulesFor } from './platform.ts';
import type { AnyOrder } from './order.ts';

const asks = kits.flatMap(({ asks }) => ('none' in asks ? [] : [asks]));

/**
 * Returns the orders before any random step: the log's edition, the first rules, and the orders that slices need.
 * @param gems grant of new players
 */
export const before = (chainLength: number, gems: number): readonly AnyOrder[] => [
  starting(),
  ...firstRules(shop, rulesFor(chainLength, gems)),
  adding(ADA),
  ...asks.flatMap(({ before: needed = [] }) => needed),
];

/** Returns one random step of any slice. */
export const step = (cast: Cast): fc.Arbitrary<Asked> =>
  fc.oneof(
    ...asks.flatMap(({ steps }) => steps(cast)).map(({ weight, asked }) => ({ weight, arbitrary: asked })),
  );

const claiming = (playerId: string): Asked => ({
  said: `claim a login for ${playerId}`,
  looks: [],
  order: () => claimAny(playerId),
});

const joining = (playerId: string): Asked => ({
  said: `register ${playerId}`,
  looks: [],
  order: () => register(playerId),
});

/** Returns a random sequence of steps by some players and an operator: after a claim and a registration of each. */
export const steps = (players: readonly string[], maxLength: number): fc.Arbitrary<readonly Asked[]> =>
  fc
    .array(step({ player: fc.constantFrom(...players) }), { minLength: 1, maxLength, size: 'max' })
    .map((asked) => [...players.map(claiming), ...players.map(joining), ...asked]);
