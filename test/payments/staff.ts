import { DAY_MS } from '@skins/engine/kernel';
import { ANNA, begin } from '../kit/platform.ts';
import type { World } from '../kit/world.ts';
import { ADA, BOB, CYD, EVE, adding, setting } from '../operators/orders.ts';
import { type Ordered, ordered, told } from './orders.ts';

/** Ada runs the shop, Cyd looks after its money, Eve writes texts: all of them for longer than a day. */
export function staff(world: World): void {
  begin(world, { [ANNA]: 50 });
  world.must(adding(BOB));
  world.must(adding(CYD, 'finance'));
  world.must(adding(EVE, 'content'));
  world.time += DAY_MS;
  world.must(setting('pairs', ADA));
}

/** An order that was paid and credited. */
export function credited(world: World, playerId = ANNA, goodsId?: string): Ordered {
  const order = ordered(world, playerId, goodsId);
  world.must(told.pending(order));
  world.must(told.paid(order));
  world.settle();
  return order;
}
