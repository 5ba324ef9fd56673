import { DAY_MS } from '@skins/engine/kernel';
import { WISH_HOUSE, WISH_TERMS } from '@skins/engine/wishes';
import { NOTICE_MS } from '@skins/engine/rules';
import { changing as changingRules } from '../rules/orders.ts';
import { ANNA, BEN, CLEO, begin } from '../kit/platform.ts';
import type { World } from '../kit/world.ts';
import { buying, contexts, drawing, housePlanting, planting, sealing, stateOf } from './orders.ts';

// Wishes as worlds of tests play them.

export const DAVE = 'dave0000';
export const EVA = 'eva00000';
/** Enough to fill a wish together. */
export const CROWD = [ANNA, BEN, CLEO, DAVE];
const QUARTER = 250;

/** Lets flows go on. */
export const settle = (world: World): void => world.settle(contexts);

export function crowd(world: World): void {
  begin(world, Object.fromEntries([...CROWD, EVA].map((player) => [player, 100])));
}

/** Changes the rules of wishes. @param n number of the proposal */
export function changeTerms(world: World, n: number, change: Partial<(typeof WISH_TERMS)['first']>): void {
  changingRules(world, n, { rules: WISH_TERMS, content: { ...WISH_TERMS.first, ...change } });
  // Rules like odds have the longer notice.
  world.time += DAY_MS + NOTICE_MS;
}

/** Lets the house plant the fine and the rare skin each day. @param n number of the proposal */
export function houseWishes(world: World, n: number): void {
  const content = { ...WISH_HOUSE.first, aDay: 2, skins: ['fine', 'rare'] };
  changingRules(world, n, { rules: WISH_HOUSE, content });
  world.time += NOTICE_MS;
  // Its hour comes at any time of the day.
  while (world.run(housePlanting(world)).kind === 'refused') world.time += DAY_MS / 24;
  world.must(housePlanting(world, { n: 2 }));
}

/** Plants a wish of Anna's, and lets it grow. */
export function growing(world: World, n: number, making: Parameters<typeof planting>[3] = {}): void {
  world.must(planting(world, ANNA, n, making));
  settle(world);
}

/** Plants a wish and sells all its shares. @param wait milliseconds before the last ones, which choose the round */
export function filled(world: World, n: number, making: Parameters<typeof planting>[3] = {}, wait = 0): void {
  growing(world, n, { ...making, shares: QUARTER });
  for (const player of [BEN, CLEO]) world.must(buying(player, n, QUARTER));
  settle(world);
  world.time += wait;
  world.must(buying(DAVE, n, QUARTER));
  settle(world);
}

/** Seals a full wish, and lets its round come out. */
export function drawn(world: World, n: number): void {
  world.must(sealing(n));
  world.time = Math.max(world.time, stateOf(world, n).frozen?.source.time ?? 0);
  world.must(drawing(world, n));
  settle(world);
}
