import * as fc from 'fast-check';
import { claimAny, register } from '../accounts/orders.ts';
import { randomOf } from '../audit/random.ts';
import { before, step } from './steps.ts';
import { World } from './world.ts';

interface RandomLog {
  readonly seed: number;
  /** number of random commands; some of them are refused */
  readonly commands: number;
  readonly players: number;
  /** at least 20, so that no command uses up more than one chain */
  readonly chainLength?: number;
}

/** Returns a log that the slices' deciders wrote over random steps of all slices. */
export function randomLog({ seed, commands, players, chainLength = 20 }: RandomLog): readonly string[] {
  const world = new World({ seed, chainLength });
  const random = randomOf(seed);
  const ids = Array.from({ length: players }, () => random.hex(16));
  for (const order of before(chainLength, 1_000_000)) world.must(order);
  for (const playerId of ids) {
    world.must(claimAny(playerId));
    world.must(register(playerId));
  }
  const asked = fc.sample(step({ player: fc.constantFrom(...ids) }), { seed, numRuns: commands });
  for (const { order } of asked) world.run(order(world));
  return world.records;
}
