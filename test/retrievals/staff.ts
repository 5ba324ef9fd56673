import { DAY_MS } from '@skins/engine/kernel';
import { ANNA, begin } from '../kit/platform.ts';
import type { World } from '../kit/world.ts';
import { ADA, BOB, CYD, EVE, adding, setting } from '../operators/orders.ts';

/** Ada and Bob run the shop, Cyd looks after its money, Eve writes texts: all of them for longer than a day. */
export function staff(world: World): void {
  begin(world, { [ANNA]: 100 });
  world.must(adding(BOB));
  world.must(adding(CYD, 'finance'));
  world.must(adding(EVE, 'content'));
  world.time += DAY_MS;
}

/** Two persons where two are needed. */
export const pairs = (world: World): void => {
  world.must(setting('pairs', ADA));
};
