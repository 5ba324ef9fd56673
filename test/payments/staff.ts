import { DAY_MS } from '@skins/engine/kernel';
import { ANNA, begin } from '../kit/platform.ts';
import type { World } from '../kit/world.ts';
import { ADA, BOB, CYD, EVE, adding, setting } from '../operators/orders.ts';
import { type Ordered, ordered, told } from './orders.ts';

/** Begins a log in which Ada is owner, Cyd does finance and Eve content, all added more than a day ago. */
export function staff(world: World): void {
  begin(world, { [ANNA]: 50 });
  world.must(adding(BOB));
  world.must(adding(CYD, 'finance'));
  world.must(adding(EVE, 'content'));
  world.time += DAY_MS;
  world.must(setting('pairs', ADA));
}

/** Returns a paid and credited order. */
export function credited(world: World, playerId = ANNA, goodsId?: string): Ordered {
  const order = ordered(world, playerId, goodsId);
  world.must(told.pending(order));
  world.must(told.paid(order));
  world.settle();
  return order;
}
