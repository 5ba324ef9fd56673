import type { redpackets as slice } from '@skins/engine/redpackets';
import type { TestKit } from '../kit/kit.ts';
import { ANNA, BEN, begin, enter } from '../kit/platform.ts';
import type { World } from '../kit/world.ts';
import {
  announcing,
  cancelling,
  drawing,
  flowing,
  grabbing,
  joining,
  nextStart,
  planning,
  sealing,
} from './orders.ts';
import { announced, drawn, falling, over, sealed } from './plays.ts';

const YOUNG = 'young000';
const HOUR_MS = 3_600_000;

/** Anna and Ben exist, and rains fall each hour. */
function start(world: World): void {
  begin(world, { [ANNA]: 10 });
  enter(world, BEN, 10);
  planning(world, 1);
}

/** Lets a rain be grabbed and closed, and nobody be paid. */
function closed(world: World): number {
  const at = falling(world);
  world.must(joining(ANNA, at));
  world.must(grabbing(at, ANNA));
  world.time = at + 60_000;
  world.must(flowing.close(at));
  return at;
}

/** Trials of each command: an accepted order, and orders that lead to each refusal. */
export const trials: TestKit<typeof slice>['trials'] = {
  'announce-rain': {
    order(world) {
      start(world);
      return announcing(nextStart(world.time));
    },
    refused: {
      'rain-not-planned': (_order, world) => announcing(nextStart(world.time) + 60_000),
      'rain-too-near': (_order, world) => announcing(nextStart(world.time) + 24 * HOUR_MS),
      'beacon-away': (_order, world) => announcing(nextStart(world.time), { dark: true }),
    },
  },
  'seal-rain': {
    order(world) {
      start(world);
      return sealing(announced(world));
    },
    refused: {},
  },
  'draw-rain': {
    order(world) {
      start(world);
      const at = sealed(world);
      world.time = at - 38_000;
      return drawing(world, at);
    },
    refused: {},
  },
  'cancel-rain': {
    order(world) {
      start(world);
      const at = sealed(world);
      world.time = at;
      return cancelling(at, 'no-beacon');
    },
    refused: {},
  },
  'join-rain': {
    order(world) {
      start(world);
      return joining(ANNA, falling(world));
    },
    refused: {
      'rain-unknown': (_order, world) => joining(ANNA, nextStart(world.time)),
      'rain-to-come': (_order, world) => joining(ANNA, drawn(world)),
      'rain-over': (_order, world) => {
        const at = falling(world);
        over(world, at);
        return joining(ANNA, at);
      },
      'rain-account-young': (_order, world) => {
        const at = drawn(world);
        enter(world, YOUNG, 10);
        world.time = at;
        return joining(YOUNG, at);
      },
      'rain-device-unknown': (_order, world) => joining(BEN, falling(world), { known: false }),
    },
  },
  'grab-packets': {
    order(world) {
      start(world);
      const at = falling(world);
      world.must(joining(ANNA, at));
      return grabbing(at, ANNA);
    },
    refused: {},
  },
  'close-rain': {
    order(world) {
      start(world);
      const at = falling(world);
      world.time = at + 60_000;
      return flowing.close(at);
    },
    refused: {},
  },
  'credit-packets': {
    order(world) {
      start(world);
      return flowing.credit(world, ANNA, closed(world));
    },
    refused: {},
  },
  'end-rain': {
    order(world) {
      start(world);
      const at = closed(world);
      world.must(flowing.credit(world, ANNA, at));
      return flowing.end(at);
    },
    refused: {
      'rain-goes-on': (_order, world) => flowing.end(falling(world)),
    },
  },
};
