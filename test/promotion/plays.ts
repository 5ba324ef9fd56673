import { CLEO, ANNA, BEN, enter } from '../kit/platform.ts';
import type { ShareVerdict } from '@skins/engine/promotion';
import { UNITS_PER_GEM } from '@skins/engine/kernel';
import type { World } from '../kit/world.ts';
import { openingNow } from '../boxes/orders.ts';
import { credited, staff } from '../payments/staff.ts';
import { dayOf } from '../kit/house.ts';
import { settled } from './orders.ts';

export const [DAVE, ERIN, FAY] = ['dave0000', 'erin0000', 'fay00000'] as const;
export const TABLE = 'promotion-20777#2';
export const gems = (count: number): number => count * UNITS_PER_GEM;

/** Anna invited Ben and Cleo, Ben invited Dave, Dave Erin. Everybody but Fay bought gems; nobody invited Fay. */
export function friends(world: World): void {
  staff(world);
  for (const [friend, inviter] of [
    [BEN, ANNA],
    [CLEO, ANNA],
    [DAVE, BEN],
    [ERIN, DAVE],
  ] as const)
    enter(world, friend, 50, inviter);
  enter(world, FAY, 50);
  for (const player of [BEN, CLEO, DAVE, ERIN]) credited(world, player, 'gems-10');
}

/** Everybody plays more gems than they bought: the rest counts for nobody. */
export function played(world: World, players: readonly string[] = [BEN, CLEO, DAVE, ERIN, FAY]): void {
  for (const player of players) world.must(openingNow(world, player, 10));
}

/** One row more than a table has. */
const CROWD = 101;

/** Anna invited so many friends who play on one day that it has two tables, which are settled. */
export function crowd(world: World): void {
  staff(world);
  const all = Array.from({ length: CROWD }, (_none, n) => `frie${String(n).padStart(4, '0')}`);
  for (const friend of all) {
    enter(world, friend, 50, ANNA);
    credited(world, friend, 'gems-3');
    world.must(openingNow(world, friend, 1));
  }
  settled(world, dayOf(world));
}

/** Closes the first day with Cleo's share held back. @returns the share */
export function heldShare(world: World): Omit<ShareVerdict, 'proposalId' | 'verdict'> {
  friends(world);
  played(world);
  const day = dayOf(world);
  settled(world, day, { [CLEO]: 'device' });
  return { table: `promotion-${day}#2`, row: 2 };
}
