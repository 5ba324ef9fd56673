import { DAY_MS } from '@skins/engine/kernel';
import { ANNA, begin } from '../kit/platform.ts';
import type { World } from '../kit/world.ts';
import { ADA, BOB, CYD, EVE, adding, setting } from '../operators/orders.ts';

/** Begins a log in which Ada and Bob are owners, Cyd does finance and Eve content, all added more than a day ago. */
export function staff(world: World): void {
  begin(world, { [ANNA]: 100 });
  world.must(adding(BOB));
  world.must(adding(CYD, 'finance'));
  world.must(adding(EVE, 'content'));
  world.time += DAY_MS;
}

/** Sets the approval mode to pairs. */
export const pairs = (world: World): void => {
  world.must(setting('pairs', ADA));
};
