import { BEACON_PATIENCE_MS, DAY_MS } from '@skins/engine/kernel';
import { NOTICE_MS } from '@skins/engine/rules';
import {
  PURCHASES_MAX,
  SharesReserved,
  WISH_HOUSE,
  WishAsked,
  type wishes as slice,
} from '@skins/engine/wishes';
import { changing, pricing } from '../catalogue/orders.ts';
import { changing as changingRules } from '../rules/orders.ts';
import type { TestKit } from '../kit/kit.ts';
import { ANNA, BEN, CLEO, enter } from '../kit/platform.ts';
import type { World } from '../kit/world.ts';
import {
  buying,
  drawing,
  flowing,
  housePlanting,
  placeBy,
  planting,
  sealing,
  stateOf,
  streamOfWish,
} from './orders.ts';
import { DAVE, EVA, changeTerms, crowd, drawn, filled, growing, houseWishes, settle } from './plays.ts';

const POOR = 'poor0000';
const AT_ONCE = 5;
const LEVELS = [{ atOnce: AT_ONCE, priceMost: 10 ** 9 }];

const asked = (world: World, n: number, making: Parameters<typeof planting>[3] = {}): string =>
  placeBy(world, planting(world, ANNA, n, making), WishAsked);
const reserved = (world: World, player: string, n: number, shares: number): string =>
  placeBy(world, buying(player, n, shares), SharesReserved);

/** Levels may plant five at once, so that each refusal has a wish of its own. */
function start(world: World): void {
  crowd(world);
  changeTerms(world, 90, { levels: LEVELS });
}

/** Sells three quarters of a wish. */
function threeQuarters(world: World, n: number): void {
  growing(world, n);
  for (const player of [ANNA, CLEO, DAVE]) world.must(buying(player, n, 250));
  settle(world);
}

/** The house plants a skin from midnight on. @param n number of the proposal, and wishes a day */
function plantsFromMidnight(world: World, n: number, skin: string): void {
  changingRules(world, n, {
    rules: WISH_HOUSE,
    content: { ...WISH_HOUSE.first, hour: 0, aDay: n, skins: [skin] },
  });
  world.time += NOTICE_MS;
}

/** Trials of each command: an accepted order, and orders that lead to each refusal. */
export const trials: TestKit<typeof slice>['trials'] = {
  'plant-wish': {
    order(world) {
      start(world);
      return planting(world, ANNA, 1);
    },
    refused: {
      'unknown-skin': (order) => ({ ...order, input: { ...order.input, skinId: 'nothing' } }),
      'stale-version': (_order, world) => planting(world, ANNA, 1, { price: 1 }),
      'wishes-closed': (_order, world) => planting(world, ANNA, 1, { dark: true }),
      'hours-misfit': (_order, world) => planting(world, ANNA, 1, { hours: 25 }),
      'skin-not-plantable': (_order, world) => planting(world, ANNA, 1, { skinId: 'plain' }),
      'plants-spent': (_order, world) => {
        for (let k = 0; k < AT_ONCE; k += 1) growing(world, 10 + k);
        return planting(world, ANNA, 1);
      },
      'shares-over-limit': (_order, world) => planting(world, BEN, 1, { shares: 251 }),
      'insufficient-gems': (_order, world) => {
        enter(world, POOR, 1);
        return planting(world, POOR, 1, { shares: 250 });
      },
    },
  },
  'buy-shares': {
    order(world) {
      start(world);
      growing(world, 1);
      return buying(BEN, 1, 10);
    },
    refused: {
      'wish-unknown': () => buying(BEN, 99, 10),
      'wish-over': (_order, world) => {
        growing(world, 2);
        world.time += DAY_MS;
        settle(world);
        return buying(BEN, 2, 10);
      },
      'wish-full': (_order, world) => {
        filled(world, 3);
        return buying(BEN, 3, 10);
      },
      'stale-version': (_order, world) => {
        changing(world, 1, pricing('rare', 90_000));
        return buying(BEN, 1, 10);
      },
      'shares-over-limit': () => buying(BEN, 1, 251),
      'shares-short': (_order, world) => {
        threeQuarters(world, 4);
        world.must(buying(BEN, 4, 1));
        settle(world);
        return buying(EVA, 4, 250);
      },
      'last-shares-wait': (_order, world) => {
        threeQuarters(world, 5);
        return buying(BEN, 5, 250, true);
      },
      'purchases-spent': (_order, world) => {
        for (let k = 0; k < PURCHASES_MAX; k += 1) world.must(buying(BEN, 1, 1));
        return buying(BEN, 1, 1);
      },
      'insufficient-gems': (_order, world) => {
        enter(world, POOR, 1);
        return buying(POOR, 1, 250);
      },
    },
  },
  'plant-asked-wish': {
    order(world) {
      start(world);
      return flowing.plant(world, asked(world, 1), 1);
    },
    refused: {
      'wish-known': (_order, world) => {
        const first = asked(world, 2);
        const second = placeBy(world, planting(world, BEN, 2), WishAsked);
        world.must(flowing.plant(world, first, 2));
        return flowing.plant(world, second, 2);
      },
      'stale-version': (order, world) => {
        changing(world, 1, pricing('rare', 90_000));
        return order;
      },
    },
  },
  'plant-house-wish': {
    order(world) {
      start(world);
      houseWishes(world, 2);
      world.time += DAY_MS;
      return housePlanting(world);
    },
    refused: {
      'not-to-plant': (_order, world) => housePlanting(world, { n: 20 }),
      'unknown-skin': (_order, world) => {
        plantsFromMidnight(world, 3, 'nothing');
        return housePlanting(world);
      },
      'wishes-closed': (_order, world) => {
        plantsFromMidnight(world, 4, 'rare');
        return housePlanting(world, { dark: true });
      },
      'skin-not-plantable': (_order, world) => {
        changeTerms(world, 5, { houseCeiling: 1 });
        plantsFromMidnight(world, 6, 'rare');
        return housePlanting(world);
      },
    },
  },
  'sell-shares': {
    order(world) {
      start(world);
      growing(world, 1);
      return flowing.sell(reserved(world, BEN, 1, 10), 1, 10);
    },
    refused: {
      'wish-unknown': (order) => ({ ...order, stream: streamOfWish(99) }),
      'wish-over': (_order, world) => {
        growing(world, 2);
        const place = reserved(world, BEN, 2, 10);
        world.time += DAY_MS;
        return flowing.sell(place, 2, 10);
      },
      'wish-full': (order, world) => {
        filled(world, 3);
        return { ...order, stream: streamOfWish(3) };
      },
      'stale-version': (order, world) => {
        changing(world, 1, pricing('rare', 90_000));
        return order;
      },
      'shares-over-limit': (order) => ({ ...order, input: { ...order.input, shares: 251 } }),
      'shares-short': (_order, world) => {
        threeQuarters(world, 8);
        world.must(buying(EVA, 8, 200));
        settle(world);
        return flowing.sell('player-fay00000#9', 8, 250);
      },
      'last-shares-wait': (_order, world) => {
        threeQuarters(world, 7);
        return flowing.sell(reserved(world, BEN, 7, 250), 7, 250, true);
      },
    },
  },
  'expire-wish': {
    order(world) {
      start(world);
      growing(world, 1);
      world.time += DAY_MS;
      return flowing.expire(1);
    },
    refused: {
      'wish-grows': (_order, world) => {
        growing(world, 2);
        return flowing.expire(2);
      },
    },
  },
  'seal-wish': {
    order(world) {
      start(world);
      filled(world, 1);
      return sealing(1);
    },
    refused: {},
  },
  'void-wish': {
    order(world) {
      start(world);
      filled(world, 1);
      world.must(sealing(1));
      world.time += BEACON_PATIENCE_MS + 60_000;
      return flowing.void(1, 'no-beacon');
    },
    refused: {},
  },
  'draw-wish': {
    order(world) {
      start(world);
      filled(world, 1);
      world.must(sealing(1));
      world.time = stateOf(world, 1).frozen?.source.time ?? 0;
      return drawing(world, 1);
    },
    refused: {},
  },
  'settle-shares': {
    order(world) {
      start(world);
      growing(world, 1);
      return flowing.settle(reserved(world, BEN, 1, 10), 1, `${streamOfWish(1)}#7`);
    },
    refused: {},
  },
  'release-shares': {
    order(world) {
      start(world);
      growing(world, 1);
      return flowing.release(reserved(world, BEN, 1, 10), 1, null);
    },
    refused: {},
  },
  'end-planting': {
    order(world) {
      start(world);
      return flowing.endPlanting(asked(world, 1), 1, null);
    },
    refused: {},
  },
  'end-wish': {
    order(world) {
      start(world);
      filled(world, 1);
      drawn(world, 1);
      growing(world, 2);
      world.time += DAY_MS;
      world.must(flowing.expire(2));
      return flowing.end(2);
    },
    refused: {
      'wish-goes-on': (_order, world) => {
        growing(world, 3);
        return flowing.end(3);
      },
    },
  },
};
