import { shop } from '@skins/engine/shop';
import * as fc from 'fast-check';
import { register } from '../accounts/orders.ts';
import { starting } from '../editions/orders.ts';
import { ADA, adding } from '../operators/orders.ts';
import { firstRules } from '../rules/orders.ts';
import type { Asked, Cast } from './kit.ts';
import { kits } from './kits.ts';
import type { AnyOrder } from './order.ts';

const asks = kits.flatMap(({ asks }) => ('none' in asks ? [] : [asks]));

/** What has to be there before anything is asked: the log's edition, the first rules, and what slices need. */
export const BEFORE: readonly AnyOrder[] = [
  starting(),
  ...firstRules(shop),
  adding(ADA),
  ...asks.flatMap(({ before = [] }) => before),
];

/** One thing that somebody asks of any slice. */
export const step = (cast: Cast): fc.Arbitrary<Asked> =>
  fc.oneof(
    ...asks.flatMap(({ steps }) => steps(cast)).map(({ weight, asked }) => ({ weight, arbitrary: asked })),
  );

const joining = (playerId: string, gems: number): Asked => ({
  said: `register ${playerId} with ${gems}`,
  looks: [],
  order: () => register(playerId, gems),
});

/** Everything that some players, most of them rich, and an operator ask of a shop, in order. */
export const steps = (players: readonly string[], maxLength: number): fc.Arbitrary<readonly Asked[]> =>
  fc
    .tuple(
      fc.tuple(...players.map(() => fc.constantFrom(1_000, 1_000, 3, 0))),
      fc.array(step({ player: fc.constantFrom(...players) }), { minLength: 1, maxLength, size: 'max' }),
    )
    .map(([gems, asked]) => [...players.map((player, n) => joining(player, gems[n] ?? 0)), ...asked]);
