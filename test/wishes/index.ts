import { BEACON_PATIENCE_MS, DAY_MS } from '@skins/engine/kernel';
import { type wishes as slice, wishes as wishesSlice } from '@skins/engine/wishes';
import * as fc from 'fast-check';
import { changing, pricing } from '../catalogue/orders.ts';
import { type TestKit, stepOf } from '../kit/kit.ts';
import { ANNA, BEN, CLEO, STOCK } from '../kit/platform.ts';
import { shop } from '@skins/engine/shop';
import type { World } from '../kit/world.ts';
import { CHAIN } from '../rolls/sample-beacon.ts';
import { WISH_READS, buying, flowing, planting, sealing, streamOfWish } from './orders.ts';
import { DAVE, EVA, crowd, drawn, filled, growing, houseWishes, settle } from './plays.ts';
import { forgeries } from './forgeries.ts';
import { trials } from './trials.ts';

const H = 'a'.repeat(64);
const STREAM = streamOfWish(1);
const ASKED = `player-${ANNA}#3`;
const RESERVED = `player-${ANNA}#4`;
const DUE = 9_000_000;
const TERMS = {
  skinId: 'rare',
  price: 80_000,
  feeRate: 300,
  sharePrice: 83,
  most: 250,
  houseCeiling: 1_000_000,
  closesAt: DUE,
  rulesHash: H,
};

/** Wishes that are filled: one is drawn, the others are void. */
function playFull(world: World): void {
  // Two ask for the last shares: one gets them.
  growing(world, 1, { shares: 250 });
  world.must(buying(BEN, 1, 250));
  world.must(buying(CLEO, 1, 250));
  world.must(buying(DAVE, 1, 200));
  settle(world);
  world.must(buying(DAVE, 1, 50));
  world.must(buying(EVA, 1, 50));
  settle(world);
  drawn(world, 1);
  filled(world, 2);
  world.time += 60_000;
  settle(world);
  filled(world, 3);
  world.must(sealing(3));
  world.time += BEACON_PATIENCE_MS + DAY_MS / 2;
  world.must(flowing.void(3, 'no-beacon'));
  settle(world);
}

/** Wishes that are not filled. */
function playReturned(world: World): void {
  growing(world, 4, { shares: 10 });
  world.must(buying(BEN, 4, 30));
  settle(world);
  world.time += DAY_MS;
  settle(world);
  // The price changes.
  growing(world, 6, { skinId: 'fine', shares: 3 });
  changing(world, 1, pricing('fine', 25_000));
  world.must(flowing.expire(6));
  settle(world);
}

export const wishes: TestKit<typeof slice> = {
  slice: wishesSlice,
  shop,
  samples: {
    WishAsked: [{ wish: STREAM, terms: TERMS, due: DUE }],
    PlantingEnded: [
      { wish: STREAM, asked: ASKED, cause: `${STREAM}#7` },
      { wish: STREAM, asked: ASKED, cause: null },
    ],
    SharesReserved: [{ wish: STREAM, shares: 3, gems: 249, userSeed: 'seed', due: DUE }],
    SharesSettled: [
      {
        wish: STREAM,
        reserved: RESERVED,
        cause: `${STREAM}#7`,
        gems: 249,
        value: 80_000,
        itemId: 'anna0000-1',
      },
      { wish: STREAM, reserved: RESERVED, cause: `${STREAM}#7`, gems: 249, value: 0, itemId: null },
    ],
    SharesReleased: [
      { wish: STREAM, reserved: RESERVED, cause: `${STREAM}#7` },
      { wish: STREAM, reserved: RESERVED, cause: null },
    ],
    WishPlanted: [
      { asked: ASKED, house: null, terms: TERMS },
      { asked: null, house: { day: 20_000, n: 1 }, terms: TERMS },
    ],
    SharesSold: [{ from: 1, to: 3, reserved: RESERVED, entrant: 'e'.repeat(16), userSeed: 'seed' }],
    WishFrozen: [{ root: H, source: { chain: CHAIN, round: 9, time: DUE }, newest: 6 }],
    WishSealed: [{ size: 9, root: H, note: 'a note' }],
    WishDrawn: [
      {
        by: { round: 9, signature: 'ab'.repeat(48), randomness: H },
        share: 412,
        reserved: RESERVED,
      },
    ],
    WishReturned: [{ reason: 'expired' }, { reason: 'price' }],
    WishVoided: [{ reason: 'late' }, { reason: 'no-beacon' }],
    WishEnded: [{ planted: `${STREAM}#1` }],
  },
  former: {},
  slow: {},
  play(world) {
    crowd(world);
    playFull(world);
    playReturned(world);
    houseWishes(world, 2);
  },
  forgeries,
  harmless: [
    { change: /^WishSealed data\./, why: 'the log’s own tree and its signature say what they have to be' },
    {
      change: /^WishFrozen data\.source\.chain\.(hash|publicKey)$/,
      why: 'of a beacon that counts as none nobody knows anything',
    },
    { change: /^WishFrozen data\.newest$/, why: 'a round that fits the clock names the same round' },
  ],
  late: [{ change: /^WishAsked data\.(wish|terms\..*)$/, why: 'the wish that is planted shows it' }],
  unmeasured: {},
  trials,
  asks: {
    before: STOCK,
    steps: ({ player }) => [
      stepOf({
        weight: 1,
        values: fc.record({ playerId: player, n: fc.integer({ min: 1, max: 3 }) }),
        looks: WISH_READS,
        order: ({ playerId, n }, view) => planting(view, playerId, n, { shares: n - 1 }),
      }),
      stepOf({
        weight: 2,
        values: fc.record({
          playerId: player,
          n: fc.integer({ min: 1, max: 3 }),
          shares: fc.integer({ min: 1, max: 250 }),
        }),
        looks: ({ n }) => [...WISH_READS, streamOfWish(n)],
        order: ({ playerId, n, shares }) => buying(playerId, n, shares),
      }),
    ],
  },
};
