import { showOf } from '@skins/engine/battles';
import { ANNA } from '../kit/platform.ts';
import type { World } from '../kit/world.ts';
import { contexts, creating, deviceOf, drawing, joining, sealing, stateOf } from './orders.ts';

// Battles as worlds of tests play them.

type Making = Parameters<typeof creating>[3];

/** Lets flows go on. */
export const settle = (world: World): void => world.settle(contexts);

/**
 * Creates a battle and fills it with players.
 * @param wait milliseconds before the last of them comes, which choose the round, and with it the draw
 */
export function filled(
  world: World,
  n: number,
  players: readonly string[],
  making: Making = {},
  wait = 0,
): void {
  const [first = '', ...others] = players;
  world.must(creating(world, first, n, making));
  settle(world);
  for (const [k, player] of others.entries()) {
    if (k === others.length - 1) world.time += wait;
    world.must(joining(player, n, { device: deviceOf(String(k + 2)) }));
    settle(world);
  }
}

/** Seals a full battle, and lets its round come out. */
export function drawn(world: World, n: number): void {
  world.must(sealing(n));
  world.time = Math.max(world.time, stateOf(world, n).frozen?.source.time ?? 0);
  world.must(drawing(world, n));
}

/** Plays a full battle to its end. */
export function played(world: World, n: number): void {
  drawn(world, n);
  const { created, drawn: draw } = stateOf(world, n);
  world.time = showOf(draw?.time ?? 0, created?.terms.order.length ?? 0).endsAt;
  settle(world);
}

/** Anna's battle waits. */
export function waiting(world: World, n: number, making: Making = {}): void {
  world.must(creating(world, ANNA, n, making));
  settle(world);
}
