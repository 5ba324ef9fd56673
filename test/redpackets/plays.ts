import type { World } from '../kit/world.ts';
import { announcing, contexts, drawing, nextStart, rainOf, sealing } from './orders.ts';

// Rains as worlds of tests let them fall.

/** Lets flows go on. */
export const settle = (world: World): void => world.settle(contexts);

/** Announces the next rain. @returns its start */
export function announced(world: World): number {
  const start = nextStart(world.time);
  world.must(announcing(start));
  return start;
}

/** Announces and signs the next rain. @returns its start */
export function sealed(world: World): number {
  const start = announced(world);
  world.must(sealing(start));
  return start;
}

/** Lets the next rain come until its round is out. @returns its start */
export function drawn(world: World): number {
  const start = sealed(world);
  world.time = rainOf(world, start).announced?.source.time ?? 0;
  world.must(drawing(world, start));
  return start;
}

/** Lets the next rain begin to fall. @returns its start */
export function falling(world: World): number {
  const start = drawn(world);
  world.time = start;
  return start;
}

/** Lets a rain fall to its end, and everybody be paid. */
export function over(world: World, start: number): void {
  world.time = rainOf(world, start).announced?.endsAt ?? 0;
  settle(world);
}
