import { enter } from '../kit/platform.ts';
import type { World } from '../kit/world.ts';
import { credited } from '../payments/staff.ts';
import { joining } from '../rolls/orders.ts';
import { open, staff } from '../rolls/staff.ts';
import { claimingDevice, deviceOf, offering, openingNewcomer, updating } from './orders.ts';

export const DORA = 'dora0000';
export const EDDA = 'edda0000';
export const FAYE = 'faye0000';

/** A shop that offers a first day, and Dora, who registered under it. */
export function arrived(world: World): void {
  staff(world);
  offering(world, 81);
  enter(world, DORA, 100);
}

/** Dora has opened the free box. */
export function begun(world: World, playerId = DORA, device = '1'): void {
  world.must(claimingDevice(playerId, deviceOf(device)));
  world.must(openingNewcomer(playerId, 'newcomer-free'));
}

/** Dora has bought enough, and opened both boxes. */
export function toppedUp(world: World): void {
  begun(world);
  world.must(updating(DORA, 2));
  credited(world, DORA);
}

/** Dora has opened both boxes. */
export function opened(world: World): void {
  toppedUp(world);
  world.must(updating(DORA, 4));
  world.must(openingNewcomer(DORA, 'newcomer-topup'));
}

/** Whole first days: Dora's step by step; Edda bought first and had joined the room before; Faye's ends with the free box. */
export function played(world: World): void {
  arrived(world);
  enter(world, EDDA, 100);
  enter(world, FAYE, 100);
  opened(world);
  open(world, 1);
  world.must(updating(DORA, 5));
  world.must(updating(DORA, 6));
  credited(world, EDDA);
  world.must(joining(EDDA, 1));
  begun(world, EDDA, '2');
  world.must(updating(EDDA, 3));
  world.must(openingNewcomer(EDDA, 'newcomer-topup'));
  world.must(updating(EDDA, 6));
  begun(world, FAYE, '3');
  world.must(updating(FAYE, 2));
}
