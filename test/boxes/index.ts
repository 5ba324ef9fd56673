import { BoxLimitReset, BoxOpened, MAX_OPENS, boxes as slice } from '@skins/engine/boxes';
import { type BoxTerms, type CatalogueChange } from '@skins/engine/catalogue';
import { rollOf } from '@skins/engine/fairness';
import { DAY_MS } from '@skins/engine/kernel';
import * as fc from 'fast-check';
import { BOXES, NO_CHANGE, boxOf, changing, reboxing } from '../catalogue/orders.ts';
import { commanded } from '../kit/endings.ts';
import { edited, without } from '../kit/forge.ts';
import { MoonPhaseMoved } from '@skins/engine/moonbox';
import { type TestKit, stepOf } from '../kit/kit.ts';
import { ANNA, BEN, begin, enter } from '../kit/platform.ts';
import { shopWith } from '../kit/shop.ts';
import { moonrise, openingMoon, openingMoonNow, seasoning, seenMoon } from '../moonbox/orders.ts';
import { holding, openingActivity, receiving } from '../activities/orders.ts';
import { worked } from '../activities/plays.ts';
import { offering, openingNewcomer } from '../newcomers/orders.ts';
import { DORA, EDDA, arrived, begun } from '../newcomers/plays.ts';
import { ADA } from '../operators/orders.ts';
import { credited } from '../payments/staff.ts';
import { withoutCommand } from '../kit/splices.ts';
import type { World } from '../kit/world.ts';
import { claiming, gifts } from '../props/gifts.ts';
import { fused } from './fused.ts';
import { boarding, openingTask } from '../tasks/orders.ts';
import { opening, openingByTicket, openingNow, resetting, seenVersion } from './orders.ts';

const PRICE = 19_000;
const SEED = 'a'.repeat(64);

const onTerms = (terms: BoxTerms): CatalogueChange => ({
  ...NO_CHANGE,
  boxes: [{ ...boxOf('box-two', PRICE, 0), terms }],
});

/** Anna has used up a box's three opens a day, and has a card to reset it. */
function atTheLimit(world: World): void {
  begin(world, { [ANNA]: 1_000 });
  changing(world, 101, onTerms({ perDay: 3, allowance: null }));
  world.must(claiming(ANNA, { type: 'resetOpenBox', amount: 1 }));
  world.must(openingNow(world, ANNA, 3, 'box-two'));
}

export const boxes: TestKit<typeof slice> = {
  slice,
  shop: shopWith({ gifts }),
  samples: {
    BoxOpened: [
      {
        boxId: 'box-one',
        versionHash: SEED,
        price: PRICE,
        reveal: { chainId: 1, index: 1, userSeed: 'abc', serverSeed: SEED },
        ticket: rollOf('abc', SEED).ticket,
        skinId: 'plain',
        itemId: `${ANNA}-1`,
        kind: 'hash',
        paidBy: 'gems',
        drop: null,
      },
    ],
    BoxLimitReset: [{ boxId: 'box-two' }],
  },
  former: {
    'BoxOpened@1': [
      {
        boxId: 'box-one',
        versionHash: SEED,
        price: PRICE,
        reveal: { chainId: 1, index: 1, userSeed: 'abc', serverSeed: SEED },
        ticket: rollOf('abc', SEED).ticket,
        skinId: 'plain',
        itemId: `${ANNA}-1`,
      },
    ],
    'BoxOpened@2': [
      {
        boxId: 'box-one',
        versionHash: SEED,
        price: PRICE,
        reveal: { chainId: 1, index: 1, userSeed: 'abc', serverSeed: SEED },
        ticket: rollOf('abc', SEED).ticket,
        skinId: 'plain',
        itemId: `${ANNA}-1`,
        paidBy: 'allowance',
      },
    ],
    'BoxOpened@3': [
      {
        boxId: 'box-one',
        versionHash: SEED,
        price: PRICE,
        reveal: { chainId: 1, index: 1, userSeed: 'abc', serverSeed: SEED },
        ticket: rollOf('abc', SEED).ticket,
        skinId: 'plain',
        itemId: `${ANNA}-1`,
        kind: 'hash',
        paidBy: 'gems',
      },
    ],
  },
  slow: {},
  play(world) {
    begin(world, { [ANNA]: 1_000 });
    world.must(openingNow(world, ANNA, 1));
    world.must(openingNow(world, ANNA, 3, 'box-two'));
    changing(world, 100, reboxing('box-one', 25_000, 1));
    world.must(openingNow(world, ANNA, MAX_OPENS));
    world.must(openingNow(world, ANNA, 1));
    changing(world, 101, onTerms({ perDay: 7, allowance: 2 }));
    world.must(openingNow(world, ANNA, 1, 'box-two'));
    world.must(openingNow(world, ANNA, 3, 'box-two'));
    world.must(
      claiming(ANNA, { type: 'resetOpenBox', amount: 1 }, { type: 'OpenBox', boxId: 'box-one', amount: 1 }),
    );
    world.must(resetting(ANNA));
    world.must(openingNow(world, ANNA, 4, 'box-two'));
    world.must(openingByTicket(world, ANNA, 1));
    moonrise(world, 104);
    world.must(openingMoonNow(world, ANNA));
    world.must(openingNow(world, ANNA, 1));
    holding(world, 105);
    world.must(openingNow(world, ANNA, 2));
    world.must(receiving(world, ANNA, 'hashes', 2));
    world.must(openingActivity(ANNA, 'hashes', 2));
    world.time += DAY_MS;
    world.must(openingNow(world, ANNA, 1, 'box-two'));
    boarding(world, 102);
    world.must(openingTask(ANNA, { boxId: 'draw' }));
    offering(world, 103, { freeBox: 'box-two' }, ADA);
    enter(world, BEN, 1_000);
    begun(world, BEN);
  },
  forgeries: {
    'one-box': [fused(0), fused(2)],
    sale: [
      without(MoonPhaseMoved),
      edited(BoxOpened, () => ({ boxId: 'box-ten' })),
      edited(BoxOpened, () => ({ boxId: 'box-two' })),
      edited(BoxOpened, () => ({ versionHash: SEED })),
      // A phase of the moon box on its own.
      edited(BoxOpened, () => ({ boxId: 'moon-7' }), { nth: -7 }),
    ],
    price: [edited(BoxOpened, ({ price }) => ({ price: price - 1 }))],
    terms: [
      // More than a day’s, without the card.
      withoutCommand([BoxLimitReset]),
      edited(BoxOpened, () => ({ paidBy: 'allowance' as const })),
      edited(BoxOpened, () => ({ paidBy: 'gems' as const }), { nth: -3 }),
    ],
    // A box without a limit, and a box that was not opened.
    'box-reset': [
      // On a day without an opening.
      commanded(BoxLimitReset, {}, ({ time }) => ({ time: time + DAY_MS })),
      edited(BoxLimitReset, () => ({ boxId: 'box-one' })),
      edited(BoxLimitReset, () => ({ boxId: 'box-ten' })),
    ],
    kind: [
      edited(BoxOpened, ({ kind }) => ({ kind: kind === 'hash' ? ('csgo' as const) : ('hash' as const) })),
    ],
    'task-open': [
      // Paid by another player's task, by another source, and for another box.
      edited(BoxOpened, () => ({ paidBy: 'task' as const })),
      edited(BoxOpened, () => ({ paidBy: 'allowance' as const }), { nth: -1 }),
      edited(BoxOpened, () => ({ boxId: 'box-one' }), { nth: -1 }),
    ],
    ticket: [edited(BoxOpened, ({ ticket }) => ({ ticket: ticket ^ 1 }))],
    item: [edited(BoxOpened, () => ({ skinId: 'rare' }), { where: ({ skinId }) => skinId !== 'rare' })],
  },
  harmless: [],
  late: [],
  unmeasured: {},
  trials: {
    'open-box': {
      order(world) {
        begin(world, { [ANNA]: 10 });
        return openingNow(world, ANNA, 2);
      },
      refused: {
        'count-out-of-range': (order) => ({ ...order, input: { ...order.input, count: MAX_OPENS + 1 } }),
        'unknown-box': ({ input }) => opening(ANNA, { ...input, boxId: 'box-ten' }),
        'stale-version': (order, world) => {
          changing(world, 100, reboxing('box-one', 25_000, 2));
          return order;
        },
        'box-limit-reached': (order, world) => {
          changing(world, 101, {
            ...NO_CHANGE,
            boxes: [{ ...boxOf('box-one', 19_000, 0), terms: { perDay: 1, allowance: null } }],
          });
          return order;
        },
        'prop-not-held': ({ input }) => opening(ANNA, { ...input, by: 'ticket' }),
        'fewer-free': ({ input }) => opening(ANNA, input, 1),
        'insufficient-gems': (order, world) => {
          enter(world, 'poor0000', 1);
          return { ...order, stream: 'player-poor0000' };
        },
      },
    },
    'reset-box': {
      order(world) {
        atTheLimit(world);
        return resetting(ANNA);
      },
      refused: {
        'unknown-box': () => resetting(ANNA, 'box-ten'),
        'nothing-to-reset': (order, world) => {
          changing(world, 102, onTerms({ perDay: null, allowance: null }));
          return order;
        },
        'prop-not-held': (order, world) => {
          world.must(resetting(ANNA));
          world.must(openingNow(world, ANNA, 1, 'box-two'));
          return order;
        },
      },
    },
    'open-task-box': {
      order(world) {
        begin(world, { [ANNA]: 10 });
        boarding(world, 103);
        world.must(openingNow(world, ANNA, 1));
        return openingTask(ANNA, { boxId: 'draw' });
      },
      refused: {
        'task-unknown': () => openingTask(ANNA, { boxId: 'other' }),
        'task-changed': (order) => ({ ...order, input: { ...order.input, rulesHash: SEED } }),
        'task-gives-other': () => openingTask(ANNA, { boxId: 'gems' }),
        'task-claimed': (_order, world) => {
          world.must(openingNow(world, ANNA, 1));
          world.must(openingTask(ANNA, { boxId: 'draw' }));
          return openingTask(ANNA, { boxId: 'draw' });
        },
        'task-unfinished': (_order, world) => {
          world.time += DAY_MS;
          return openingTask(ANNA, { boxId: 'draw' });
        },
        'task-box-gone': (order) => ({
          ...order,
          context: (...given) => ({ ...Object(order.context(...given)), onSale: () => undefined }),
        }),
      },
    },
    'open-moon-box': {
      order(world) {
        begin(world, { [ANNA]: 10 });
        moonrise(world, 100);
        return openingMoonNow(world, ANNA);
      },
      refused: {
        'moon-closed': (order, world) => {
          seasoning(world, 102, { endsAt: world.time });
          return order;
        },
        'stale-version': ({ input }) => openingMoon(ANNA, { ...input, phase: 1 }),
        'insufficient-gems': (_order, world) => {
          enter(world, 'poor0000', 1);
          return openingMoon('poor0000', seenMoon(world, 'poor0000'));
        },
      },
    },
    'open-newcomer-box': {
      order(world) {
        arrived(world);
        return openingNewcomer(DORA, 'newcomer-free');
      },
      refused: {
        'newcomer-over': (order, world) => {
          world.time += DAY_MS;
          return order;
        },
        'newcomer-claimed': (_order, world) => {
          world.must(openingNewcomer(DORA, 'newcomer-free'));
          return openingNewcomer(DORA, 'newcomer-free');
        },
        'newcomer-device': () => openingNewcomer(DORA, 'newcomer-free', false),
        'newcomer-unpaid': (_order, world) => {
          enter(world, EDDA, 100);
          return openingNewcomer(EDDA, 'newcomer-topup');
        },
        'newcomer-status': (_order, world) => {
          credited(world, DORA);
          return openingNewcomer(DORA, 'newcomer-topup');
        },
        'newcomer-box-gone': (order) => ({
          ...order,
          context: (...given) => ({ ...Object(order.context(...given)), onSale: () => undefined }),
        }),
      },
    },
    'open-activity-box': {
      order(world) {
        worked(world);
        world.must(receiving(world, ANNA, 'hashes', 2));
        return openingActivity(ANNA, 'hashes', 2);
      },
      refused: {
        'activity-no-opening': () => openingActivity(ANNA, 'hashes', 1),
      },
    },
  },
  asks: {
    steps: ({ player }) => [
      stepOf({
        weight: 10,
        values: fc.record({
          player,
          box: fc.constantFrom(...BOXES),
          count: fc.oneof(
            { weight: 6, arbitrary: fc.integer({ min: 1, max: MAX_OPENS }) },
            { weight: 1, arbitrary: fc.constantFrom(0, -1, MAX_OPENS + 1, 1_000_000_000) },
          ),
          seen: fc.oneof(
            { weight: 8, arbitrary: fc.constant('present' as const) },
            { weight: 2, arbitrary: fc.constantFrom('older' as const, 'made-up' as const) },
          ),
          by: fc.constantFrom(undefined, undefined, undefined, 'ticket' as const),
        }),
        looks: ['catalogue-boxes'],
        order: ({ player, box, count, seen, by }, view) =>
          opening(player, {
            boxId: box,
            count,
            versionHash: seenVersion(view, box, seen),
            ...(by && { by }),
          }),
      }),
      stepOf({
        weight: 1,
        values: fc.record({ player, box: fc.constantFrom(...BOXES) }),
        looks: ['catalogue-boxes'],
        order: ({ player, box }) => resetting(player, box),
      }),
    ],
  },
};
