import { DAY_MS } from '@skins/engine/kernel';
import { shop } from '@skins/engine/shop';
import {
  MonthRewardClaimed,
  SIGN_IN_BOARD,
  SignedIn,
  type SignInBoard,
  signin as slice,
} from '@skins/engine/signin';
import * as fc from 'fast-check';
import { commanded } from '../kit/endings.ts';
import { appended, both, edited } from '../kit/forge.ts';
import { type TestKit, stepOf } from '../kit/kit.ts';
import { ANNA, begin } from '../kit/platform.ts';
import { copied } from '../kit/splices.ts';
import type { World } from '../kit/world.ts';
import { changing } from '../rules/orders.ts';
import { upgradingNow } from '../upgrades/orders.ts';
import { CLAIM_READS, boarding, claimingMonth, signedDay, signing } from './orders.ts';

const HASH = '0'.repeat(64);
/** house day of the play's last day; the play begins on 20 November 2026 in house time */
const LAST_DAY = 20_781;

/** No conditions; each day gives a skin. */
const gifts: Partial<SignInBoard> = {
  every: SIGN_IN_BOARD.first.every.map((day) => ({
    ...day,
    limitationTime: 0,
    reward: { type: 'skins', skinId: 'fine', amount: 1 },
  })),
  accumulate: [{ conditionNum: 1, reward: { type: 'debris', amount: 9 } }],
};
const GHOST = { type: 'skins', skinId: 'ghost', amount: 1 } as const;
const FRAGMENT = { type: 'debris', amount: 1 } as const;
/** The promised skin is not in the catalogue. */
const ofGhost: Partial<SignInBoard> = {
  every: SIGN_IN_BOARD.first.every.map((day) => ({ ...day, reward: GHOST })),
};
/** The same for monthly rewards only, and for one day only. */
const ofGhostMonth: Partial<SignInBoard> = {
  every: SIGN_IN_BOARD.first.every.map((day) => ({ ...day, limitationTime: 0 })),
  accumulate: [1, 2, 28].map((conditionNum) => ({
    conditionNum,
    reward: conditionNum === 1 ? GHOST : FRAGMENT,
  })),
};

/** The first board, with a monthly reward that is reached earlier. */
const soon: Partial<SignInBoard> = {
  accumulate: [2, 28].map((conditionNum) => ({ conditionNum, reward: FRAGMENT })),
};

/** Anna has signed in on two consecutive days, and it is the next day. */
function signedTwice(world: World): void {
  begin(world, { [ANNA]: 1_000 });
  boarding(world, 1, soon);
  signedDay(world, ANNA);
  signedDay(world, ANNA);
}

/** A sign-in on the play's last day, without a play, as if the streak continued. */
const goesOn = appended(SignedIn, ({ time, data }) => {
  const said: object = Object(data);
  return { time: time + 4 * DAY_MS, data: { ...said, day: LAST_DAY, index: 2, monthDays: 4 } };
});

export const signin: TestKit<typeof slice> = {
  slice,
  shop,
  samples: {
    SignedIn: [
      { day: 20_779, index: 1, monthDays: 1, boardHash: HASH, reward: { type: 'diamond', amount: 500 } },
      {
        day: 20_785,
        index: 7,
        monthDays: 28,
        boardHash: HASH,
        reward: { type: 'OpenBox', boxId: 'box-one', amount: 1 },
      },
    ],
    MonthRewardClaimed: [
      { month: 682, conditionNum: 28, boardHash: HASH, reward: { type: 'TrendChart', amount: 1 } },
    ],
  },
  former: {},
  slow: { SignedIn: 'one a day and player', MonthRewardClaimed: 'a few a month and player' },
  play(world) {
    signedTwice(world);
    world.must(claimingMonth(ANNA, { conditionNum: 2 }));
    // A skipped day restarts the streak; the month continues by the board of its first day.
    boarding(world, 2, gifts);
    world.time += DAY_MS;
    world.must(signing(ANNA));
    boarding(world, 3, soon);
    world.time += DAY_MS;
    const content = { ...SIGN_IN_BOARD.first, open: false };
    changing(world, 4, { rules: SIGN_IN_BOARD, content, from: world.time + DAY_MS });
  },
  forgeries: {
    'sign-in-board': [
      copied([MonthRewardClaimed], [SignedIn]),
      edited(SignedIn, () => ({ boardHash: HASH })),
      edited(MonthRewardClaimed, () => ({ boardHash: HASH })),
      // After sign-in was closed.
      appended(SignedIn, ({ time }) => ({ time: time + 3 * DAY_MS }), { nth: -1 }),
    ],
    'sign-in-day': [
      // Twice on a day, for a future day, and for a past day.
      appended(SignedIn, ({ time }) => ({ time }), { nth: -1 }),
      edited(SignedIn, ({ day }) => ({ day: day + 1 })),
      edited(SignedIn, ({ day }) => ({ day: day - 1 }), { nth: 1 }),
    ],
    'sign-in-streak': [
      edited(SignedIn, () => ({ index: 3 }), { nth: 1 }),
      // The skipped day is ignored.
      edited(SignedIn, () => ({ index: 2 }), { nth: -1 }),
    ],
    // Nothing was played that day.
    'sign-in-earned': [goesOn],
    'sign-in-reward': [
      edited(SignedIn, () => ({ reward: FRAGMENT })),
      edited(MonthRewardClaimed, () => ({ reward: GHOST })),
    ],
    'month-reward': [
      // In the month after the sign-ins.
      both(
        commanded(MonthRewardClaimed, {}, ({ time }) => ({ time: time + 30 * DAY_MS })),
        edited(MonthRewardClaimed, ({ month }) => ({ month: month + 1 })),
      ),
      edited(SignedIn, ({ monthDays }) => ({ monthDays: monthDays + 1 })),
      edited(MonthRewardClaimed, ({ month }) => ({ month: month + 1 })),
      // Twice, and before its day.
      appended(MonthRewardClaimed, () => ({})),
      edited(MonthRewardClaimed, () => ({ conditionNum: 28 })),
    ],
  },
  harmless: [],
  late: [],
  unmeasured: {},
  trials: {
    'sign-in': {
      order(world) {
        begin(world, { [ANNA]: 100 });
        world.must(upgradingNow(world, ANNA, { gems: 40_000 }));
        return signing(ANNA);
      },
      refused: {
        'sign-in-closed': (order, world) => {
          boarding(world, 1, { open: false });
          return order;
        },
        'sign-in-board-changed': () => signing(ANNA, { boardHash: HASH }),
        'signed-in-today': (order, world) => {
          boarding(world, 3, gifts);
          world.must(signing(ANNA));
          return { ...order, input: {} };
        },
        'sign-in-day': () => signing(ANNA, { index: 2 }),
        'sign-in-requirement': (order, world) => {
          world.time += DAY_MS;
          return { ...order, input: {} };
        },
        'sign-in-reward-gone': (order, world) => {
          boarding(world, 2, ofGhost);
          return { ...order, input: {} };
        },
      },
    },
    'claim-month-reward': {
      order(world) {
        signedTwice(world);
        return claimingMonth(ANNA, { conditionNum: 2 });
      },
      refused: {
        'month-reward-unknown': () => claimingMonth(ANNA, { conditionNum: 3 }),
        'month-reward-claimed': (_order, world) => {
          world.must(claimingMonth(ANNA, { conditionNum: 2 }));
          return claimingMonth(ANNA, { conditionNum: 2 });
        },
        'month-reward-not-reached': () => claimingMonth(ANNA, { conditionNum: 28 }),
        'sign-in-reward-gone': (_order, world) => {
          boarding(world, 2, ofGhostMonth);
          world.time += 10 * DAY_MS;
          for (let n = 0; n < 2; n += 1) {
            world.must(signing(ANNA));
            world.time += DAY_MS;
          }
          return claimingMonth(ANNA, { conditionNum: 1 });
        },
      },
    },
  },
  asks: {
    steps: ({ player }) => [
      stepOf({
        weight: 3,
        values: fc.record({ player, index: fc.integer({ min: 1, max: 2 }) }),
        looks: CLAIM_READS,
        order: ({ player: playerId, index }) => signing(playerId, index === 1 ? {} : { index }),
      }),
      stepOf({
        weight: 1,
        values: fc.record({ player, conditionNum: fc.constantFrom(1, 7) }),
        looks: CLAIM_READS,
        order: ({ player: playerId, conditionNum }) => claimingMonth(playerId, { conditionNum }),
      }),
    ],
  },
};
