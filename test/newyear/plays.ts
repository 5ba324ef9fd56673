import { DAY_MS } from '@skins/engine/kernel';
import { openingNow } from '../boxes/orders.ts';
import { ANNA, BEN, begin } from '../kit/platform.ts';
import type { World } from '../kit/world.ts';
import { drawingNow, holding, reachingNow } from './orders.ts';

/** A season runs, and Anna has earned the twelve radishes of its first day. */
export function earned(world: World): void {
  begin(world, { [ANNA]: 200, [BEN]: 200 });
  // Before the season: this earns nothing.
  world.must(openingNow(world, ANNA, 10));
  holding(world, 91);
  world.must(openingNow(world, ANNA, 10));
}

/** Two days of a season, and the next season. */
export function played(world: World): void {
  earned(world);
  world.must(reachingNow(world, ANNA, 5));
  for (let n = 0; n < 4; n += 1) world.must(drawingNow(world, ANNA));
  world.must(openingNow(world, BEN, 2));
  world.must(drawingNow(world, BEN));
  world.time += DAY_MS;
  world.must(openingNow(world, ANNA, 10));
  world.must(reachingNow(world, ANNA, 20));
  world.must(drawingNow(world, ANNA));
  // A season that begins ends the one before: its radishes are void.
  holding(world, 92, { cost: 1 });
  world.must(openingNow(world, ANNA, 3));
  world.must(drawingNow(world, ANNA));
  world.must(reachingNow(world, ANNA, 5));
}
