import { DAY_MS } from '@skins/engine/kernel';
import { ANNA, BEN, CLEO, begin, enter } from '../kit/platform.ts';
import type { World } from '../kit/world.ts';
import { ADA, BOB, CYD, adding, setting } from '../operators/orders.ts';
import { creating, publishing } from './orders.ts';

/** Ada and Bob run the shop in pairs mode. Anna, Ben and Cleo play; Anna invited Cleo. */
export function staff(world: World): void {
  begin(world, { [ANNA]: 100 });
  enter(world, BEN, 100);
  enter(world, CLEO, 100, ANNA);
  world.must(adding(BOB));
  world.must(adding(CYD, 'finance'));
  world.time += DAY_MS;
  world.must(setting('pairs', ADA));
}

/** Opens a room that players may join. */
export function open(world: World, n: number, making: Parameters<typeof creating>[2] = {}): void {
  world.must(creating(n, world.time, making));
  world.must(publishing(n));
}
