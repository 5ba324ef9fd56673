import type { luckycard as slice } from '@skins/engine/luckycard';
import type { TestKit } from '../kit/kit.ts';
import { ANNA, BEN, begin, enter } from '../kit/platform.ts';
import type { World } from '../kit/world.ts';
import {
  CONTENT,
  KIND,
  flowing,
  opening,
  pressed,
  pressing,
  publishDecks,
  stateOf,
  turnNext,
} from './orders.ts';

const POOR = 'poor0000';

/** A deck is open, and two players have gems. */
function start(world: World): void {
  begin(world, { [ANNA]: 200 });
  enter(world, BEN, 200);
  publishDecks(world, 1);
  world.must(opening(1));
}

/** A claimed card is turned and laid, and nobody turns another one. */
function closeIdle(world: World, n: number): void {
  if (stateOf(world, n).pending !== undefined) {
    world.must(flowing.turn(world, n));
    world.must(flowing.lay(world, n));
  }
  world.time += CONTENT.idleHours * 3_600_000;
  world.must(flowing.close(world, n));
}

/** Trials of each command: an accepted order, and orders that lead to each refusal. */
export const trials: TestKit<typeof slice>['trials'] = {
  'open-deck': {
    order(world) {
      start(world);
      closeIdle(world, 1);
      return opening(2);
    },
    refused: {
      'deck-known': () => opening(1),
      'deck-kind-unknown': () => opening(2, 'nothing'),
      'unknown-skin': (_order, world) => {
        const [kind] = CONTENT.kinds;
        publishDecks(world, 7, {
          kinds: kind === undefined ? [] : [{ ...kind, cards: [{ skinId: 'nothing', count: 20 }] }],
        });
        return opening(2);
      },
      'over-deck-ceiling': (_order, world) => {
        publishDecks(world, 8, { ceiling: 1 });
        return opening(2);
      },
    },
  },
  'press-card': {
    order(world) {
      start(world);
      return pressing(world, ANNA, 1);
    },
    refused: {
      'deck-unknown': (_order, world) => pressing(world, ANNA, 9),
      'deck-over': (_order, world) => {
        closeIdle(world, 1);
        return pressing(world, ANNA, 1);
      },
      'stale-version': (_order, world) => pressing(world, ANNA, 1, { turn: 2 }),
      'card-pending': (_order, world) => {
        world.must(flowing.claim(world, pressed(world, BEN, 1), 1));
        return pressing(world, ANNA, 1);
      },
      'insufficient-gems': (_order, world) => {
        enter(world, POOR, 1);
        return pressing(world, POOR, 1);
      },
    },
  },
  'claim-card': {
    order(world) {
      start(world);
      return flowing.claim(world, pressed(world, ANNA, 1), 1);
    },
    refused: {
      'deck-unknown': (order) => ({ ...order, stream: `deck-${KIND}-9` }),
      'deck-over': (order, world) => {
        closeIdle(world, 1);
        return order;
      },
      'stale-version': (order, world) => {
        if (stateOf(world, 1).pending === undefined)
          world.must(flowing.claim(world, pressed(world, BEN, 1), 1));
        world.must(flowing.turn(world, 1));
        world.must(flowing.lay(world, 1));
        return order;
      },
      'card-pending': (order, world) => {
        world.must(flowing.claim(world, pressed(world, BEN, 1), 1));
        return order;
      },
    },
  },
  'release-press': {
    order(world) {
      start(world);
      return flowing.release(pressed(world, ANNA, 1));
    },
    refused: {},
  },
  'turn-card': {
    order(world) {
      start(world);
      world.must(flowing.claim(world, pressed(world, ANNA, 1), 1));
      return flowing.turn(world, 1);
    },
    refused: {},
  },
  'lay-card': {
    order(world) {
      start(world);
      world.must(flowing.claim(world, pressed(world, ANNA, 1), 1));
      world.must(flowing.turn(world, 1));
      return flowing.lay(world, 1);
    },
    refused: {},
  },
  'close-deck': {
    order(world) {
      start(world);
      turnNext(world, ANNA, 1);
      world.time += CONTENT.idleHours * 3_600_000;
      return flowing.close(world, 1);
    },
    refused: {
      'deck-in-play': (_order, world) => {
        world.must(opening(2));
        return flowing.close(world, 2);
      },
    },
  },
};
