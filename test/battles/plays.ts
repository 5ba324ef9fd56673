import { BattleDrawn, drawBattle, showOf } from '@skins/engine/battles';
import type { EventData } from '@skins/engine/kernel';
import { ANNA } from '../kit/platform.ts';
import type { World } from '../kit/world.ts';
import {
  contexts,
  creating,
  deviceOf,
  drawing,
  itemsIn,
  joining,
  roundOf,
  sealing,
  stateOf,
} from './orders.ts';

// Battles as worlds of tests play them.

const H = 'a'.repeat(64);

type Making = Parameters<typeof creating>[3];

/** Lets flows go on. */
export const settle = (world: World): void => world.settle(contexts);

/** Creates a battle and fills it with players. */
export function filled(world: World, n: number, players: readonly string[], making: Making = {}): void {
  const [first = '', ...others] = players;
  world.must(creating(world, first, n, making));
  settle(world);
  for (const [k, player] of others.entries()) {
    world.must(joining(player, n, { device: deviceOf(String(k + 2)) }));
    settle(world);
  }
}

/** Seals a full battle, and lets its round come out. */
export function drawn(world: World, n: number, fate = 7): void {
  world.must(sealing(n));
  world.time = Math.max(world.time, stateOf(world, n).frozen?.source.time ?? 0);
  world.must(drawing(world, n, fate));
}

/** Returns the first fate of a battle's round whose draw passes a test. */
export function fateWhere(
  world: World,
  n: number,
  test: (drawn: EventData<typeof BattleDrawn>) => boolean,
): number {
  const state = { ...stateOf(world, n), sealed: { size: 1, root: H, note: 'a note', place: '', time: 0 } };
  for (let fate = 1; fate < 5_000; fate += 1) {
    const by = roundOf(state.frozen?.source.round ?? 0, fate);
    const decision = drawBattle.decide(state, by, { itemsOf: itemsIn(world, world.time) });
    const [event] = decision.kind === 'accepted' ? decision.events : [];
    if (event !== undefined && BattleDrawn.is(event) && test(event.data)) return fate;
  }
  throw new RangeError('no fate passes');
}

/** Plays a full battle to its end. */
export function played(world: World, n: number, fate = 7): void {
  drawn(world, n, fate);
  const { created, drawn: draw } = stateOf(world, n);
  world.time = showOf(draw?.time ?? 0, created?.terms.order.length ?? 0).endsAt;
  settle(world);
}

/** Anna's battle waits. */
export function waiting(world: World, n: number, making: Making = {}): void {
  world.must(creating(world, ANNA, n, making));
  settle(world);
}
