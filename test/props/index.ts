import { BoxOpened } from '@skins/engine/boxes';
import { UNITS_PER_GEM, type PropCount } from '@skins/engine/kernel';
import {
  FRAGMENT_EXCHANGE,
  FragmentsExchanged,
  PropUsed,
  PropsGranted,
  TREND_MS,
  TrendUnlocked,
  props as slice,
} from '@skins/engine/props';
import * as fc from 'fast-check';
import { openingByTicket, openingNow } from '../boxes/orders.ts';
import { SKINS } from '../catalogue/orders.ts';
import { type Forge, both, edited, recounted, without } from '../kit/forge.ts';
import { type TestKit, stepOf } from '../kit/kit.ts';
import { ANNA, begin } from '../kit/platform.ts';
import { shopWith } from '../kit/shop.ts';
import { endingWith, ruled } from '../kit/splices.ts';
import type { World } from '../kit/world.ts';
import { GiftClaimed, claiming, gifts } from './gifts.ts';
import { EXCHANGE_READS, exchanging, offering, unlocking } from './orders.ts';

const MADE_UP = 'f'.repeat(64);
const OFFERS = [
  { skinId: 'fine', fragments: 30 },
  { skinId: 'plain', fragments: 8 },
];
/** fragments that Anna is given */
const FRAGMENTS = 50;

const propsAs = (change: (prop: PropCount) => Partial<PropCount>): Forge =>
  edited(PropsGranted, ({ props }) => ({ props: props.map((one) => ({ ...one, ...change(one) })) }));

/** Repeats the command that used a prop, at the end of the log. */
const usedTwice =
  (which: string): Forge =>
  (log) => {
    const used = log.find((record) => PropUsed.is(record) && record.data.prop === which)?.command;
    const time = log.at(-1)?.time ?? 0;
    const again = log.filter(({ command }) => command === used);
    return recounted([...log, ...again.map((record) => ({ ...record, time, command: 'forged' }))]);
  };

/** Changes the exchange to another number of fragments, and their use with it. */
const exchangedFor = (fragments: number): Forge =>
  both(
    edited(PropUsed, () => ({ count: fragments }), { where: ({ prop }) => prop === 'debris' }),
    edited(FragmentsExchanged, () => ({ fragments })),
  );

/** Anna has a few of each prop, and skins are offered for fragments. */
function gifted(world: World): void {
  begin(world, { [ANNA]: 100 });
  offering(world, 50, { open: true, offers: OFFERS });
  world.must(
    claiming(
      ANNA,
      { type: 'diamond', amount: 5 * UNITS_PER_GEM },
      { type: 'skins', skinId: 'fine', amount: 2 },
      { type: 'OpenBox', boxId: 'box-one', amount: 3 },
      { type: 'OpenBox', boxId: 'box-two', amount: 3 },
      { type: 'debris', amount: FRAGMENTS },
      { type: 'TrendChart', amount: 2 },
    ),
  );
}

export const props: TestKit<typeof slice> = {
  slice,
  shop: shopWith({ gifts }),
  samples: {
    PropsGranted: [
      { props: [{ prop: 'OpenBox', of: 'box-one', count: 2 }] },
      {
        props: [
          { prop: 'debris', of: null, count: 10 },
          { prop: 'resetOpenBox', of: null, count: 1 },
        ],
      },
    ],
    PropUsed: [
      { prop: 'OpenBox', of: 'box-one', count: 1 },
      { prop: 'TrendChart', of: null, count: 1 },
    ],
    TrendUnlocked: [{ until: TREND_MS }],
    FragmentsExchanged: [{ skinId: 'fine', itemId: `${ANNA}-1`, fragments: 30, rulesHash: MADE_UP }],
  },
  former: {},
  slow: {},
  play(world) {
    gifted(world);
    world.must(openingByTicket(world, ANNA, 2));
    world.must(unlocking(ANNA));
    world.must(exchanging(world, ANNA, 'fine'));
    world.must(openingNow(world, ANNA, 1));
  },
  forgeries: {
    // Without a cause: more, others, fewer, none, and by a claim that promised none.
    'prop-grant': [
      propsAs(({ count }) => ({ count: count + 1 })),
      propsAs(({ of }) => ({ of: of && 'box-ten' })),
      edited(PropsGranted, ({ props }) => ({ props: props.slice(1) })),
      without(PropsGranted),
      edited(GiftClaimed, ({ rewards }) => ({ rewards: rewards.filter(({ type }) => type !== 'debris') })),
    ],
    // Used twice, and more than Anna has.
    'prop-held': [
      usedTwice('debris'),
      exchangedFor(FRAGMENTS + 1),
      edited(PropUsed, () => ({ count: 4 })),
      edited(PropUsed, () => ({ of: 'box-ten' })),
    ],
    // For another box, for fewer opens than stated, and for none.
    'prop-use': [
      edited(PropUsed, () => ({ of: 'box-two' })),
      edited(PropUsed, () => ({ count: 3 })),
      edited(PropUsed, () => ({ count: 1 })),
      edited(BoxOpened, () => ({ paidBy: 'ticket' as const }), { nth: -1 }),
    ],
    'reward-skin': [
      edited(GiftClaimed, ({ rewards }) => ({
        rewards: rewards.map((one) => (one.type === 'skins' ? { ...one, skinId: 'ghost' } : one)),
      })),
    ],
    'trend-day': [edited(TrendUnlocked, ({ until }) => ({ until: until + 1 })), usedTwice('TrendChart')],
    'fragment-offer': [
      both(
        ruled(FRAGMENT_EXCHANGE, () => ({ open: false })),
        endingWith(FragmentsExchanged),
      ),
      edited(FragmentsExchanged, () => ({ rulesHash: MADE_UP })),
      edited(FragmentsExchanged, () => ({ skinId: 'ghost' })),
      edited(FragmentsExchanged, () => ({ skinId: 'plain' })),
      exchangedFor(29),
    ],
  },
  harmless: [],
  late: [
    {
      change: /^PropUsed data\.count$/,
      why: 'what it was used for stands behind it, and shows where more is taken than was used',
    },
  ],
  unmeasured: { 'activity-reward': 'a gift is no stake, and nobody paid for it' },
  trials: {
    'unlock-trend': {
      order(world) {
        gifted(world);
        return unlocking(ANNA);
      },
      refused: {
        'trend-unlocked': (order, world) => {
          world.must(claiming(ANNA, { type: 'TrendChart', amount: 1 }));
          world.must(unlocking(ANNA));
          return order;
        },
        'prop-not-held': (order, world) => {
          for (const _card of [1, 2]) {
            world.must(unlocking(ANNA));
            world.time += TREND_MS;
          }
          return order;
        },
      },
    },
    'exchange-fragments': {
      order(world) {
        gifted(world);
        return exchanging(world, ANNA, 'fine');
      },
      refused: {
        'unknown-skin': (_order, world) => exchanging(world, ANNA, 'ghost'),
        'exchange-closed': (order, world) => {
          offering(world, 51, { open: false, offers: OFFERS });
          return order;
        },
        'not-in-exchange': (_order, world) => exchanging(world, ANNA, 'rare'),
        'stale-version': (order, world) => {
          offering(world, 52, { open: true, offers: [{ skinId: 'fine', fragments: 29 }] });
          return order;
        },
        'prop-not-held': (order, world) => {
          world.must(exchanging(world, ANNA, 'fine'));
          return order;
        },
      },
    },
  },
  asks: {
    steps: ({ player }) => [
      stepOf({
        weight: 1,
        values: fc.record({ playerId: player, skinId: fc.constantFrom(...SKINS) }),
        looks: EXCHANGE_READS,
        order: ({ playerId, skinId }, seen) => exchanging(seen, playerId, skinId),
      }),
      stepOf({
        weight: 1,
        values: fc.record({ playerId: player }),
        order: ({ playerId }) => unlocking(playerId),
      }),
    ],
  },
};
