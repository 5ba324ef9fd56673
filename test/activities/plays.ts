import { DAY_MS } from '@skins/engine/kernel';
import { changing, reboxing } from '../catalogue/orders.ts';
import { openingNow } from '../boxes/orders.ts';
import { filled, played as battled } from '../battles/plays.ts';
import { stateOf } from '../battles/orders.ts';
import { ANNA, BEN, begin, enter } from '../kit/platform.ts';
import type { World } from '../kit/world.ts';
import { holding, openingActivity, receiving } from './orders.ts';

/** Activities run, and Anna has opened three boxes in their time. */
export function worked(world: World): void {
  begin(world, { [ANNA]: 500 });
  enter(world, BEN, 500);
  holding(world, 71);
  world.must(openingNow(world, ANNA, 3));
}

/** Anna receives each kind of reward, and uses an opening of a version that is no longer on sale. */
export function played(world: World): void {
  worked(world);
  world.must(receiving(world, ANNA, 'hashes', 1));
  world.must(receiving(world, ANNA, 'hashes', 2));
  world.must(openingActivity(ANNA, 'hashes', 2));
  changing(world, 72, reboxing('box-two', 25_000, 1));
  world.must(openingActivity(ANNA, 'hashes', 2));
  world.must(receiving(world, ANNA, 'hashes', 3));
  world.must(receiving(world, ANNA, 'gems', 1));
  // Who wins the battle has a winning streak.
  filled(world, 1, [ANNA, BEN], { boxes: ['box-one'] });
  battled(world, 1);
  const winner = stateOf(world, 1).drawn?.winner === 1 ? ANNA : BEN;
  world.must(receiving(world, winner, 'streak', 1));
  // In its grace, by what was done in its time.
  world.must(openingNow(world, BEN, 1));
  world.time += 10 * DAY_MS;
  world.must(receiving(world, BEN, 'hashes', 1));
}
