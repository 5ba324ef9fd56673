import { DAY_MS, UNITS_PER_GEM } from '@skins/engine/kernel';
import { RulesPublished } from '@skins/engine/rules';
import { shop } from '@skins/engine/shop';
import { WalletPosted } from '@skins/engine/wallet';
import { WEEK_BENEFITS, WeekBenefitsClaimed, welfare as slice } from '@skins/engine/welfare';
import { type Forge, appended, both, edited, without } from '../kit/forge.ts';
import { type TestKit, stepOf } from '../kit/kit.ts';
import { ANNA, BEN, begin } from '../kit/platform.ts';
import type { World } from '../kit/world.ts';
import { told } from '../payments/orders.ts';
import { credited } from '../payments/staff.ts';
import { claiming } from '../vip/orders.ts';
import { claimingWeek } from './orders.ts';

const HASH = '0'.repeat(64);
const WEEK_MS = 7 * DAY_MS;
/** number of the week in which the play begins */
const FIRST_WEEK = 2_967;
const gems = (count: number): number => count * UNITS_PER_GEM;
const given = { where: ({ reason }: { reason: string }) => reason === 'week-benefits' };
const named = (name: string) => ({ where: (data: { name: string }) => data.name === name });

/** Changes the first claim, in the posting and in the event. */
const paidAs = (amount: number): Forge =>
  both(
    edited(WeekBenefitsClaimed, () => ({ amount })),
    edited(
      WalletPosted,
      ({ balance, postings }) => ({
        balance: balance - (postings[0]?.amount ?? 0) + amount,
        postings: [{ from: 'mint', to: 'player', amount }],
      }),
      given,
    ),
  );

/** Anna has bought enough for the second level. */
function climbed(world: World): void {
  begin(world, { [ANNA]: 100, [BEN]: 100 });
  credited(world, ANNA, 'gems-30');
  credited(world, ANNA, 'gems-30');
}

export const welfare: TestKit<typeof slice> = {
  slice,
  shop,
  samples: {
    WeekBenefitsClaimed: [{ week: 2_968, level: 1, amount: gems(1), rulesHash: HASH, tableHash: HASH }],
  },
  former: {},
  slow: {},
  play(world) {
    climbed(world);
    world.must(claimingWeek(ANNA));
    world.time += WEEK_MS;
    world.must(claimingWeek(ANNA));
    const first = credited(world, ANNA, 'gems-300');
    world.must(claiming(ANNA, { level: 1 }));
    world.must(claiming(ANNA, { level: 2 }));
    world.must(claiming(ANNA, { level: 3 }));
    world.time += WEEK_MS;
    world.must(claimingWeek(ANNA));
    // The third level is lost again, while its bonus is claimed.
    world.must(told.reversed(first));
    world.settle();
  },
  forgeries: {
    'week-benefits-rules': [
      edited(WeekBenefitsClaimed, () => ({ rulesHash: HASH })),
      edited(WeekBenefitsClaimed, () => ({ tableHash: HASH })),
      without(RulesPublished, named(WEEK_BENEFITS.name)),
    ],
    // Too early, and too late.
    'week-benefits-week': [
      edited(WeekBenefitsClaimed, ({ week }) => ({ week: week + 1 })),
      edited(WeekBenefitsClaimed, ({ week }) => ({ week: week - 1 })),
    ],
    'week-benefits-once': [
      // Repeated in the week of the last claim.
      appended(WeekBenefitsClaimed, ({ data }) => ({
        data: Object.assign({}, data, { week: FIRST_WEEK + 2 }),
      })),
    ],
    'week-benefits-level': [
      edited(WeekBenefitsClaimed, () => ({ level: 3 })),
      edited(WeekBenefitsClaimed, () => ({ level: 1 })),
      // For the remaining level, while the bonus of a higher one is claimed.
      appended(WeekBenefitsClaimed, ({ data, time }) => ({
        data: Object.assign({}, data, { week: FIRST_WEEK + 3 }),
        time: time + 3 * WEEK_MS,
      })),
    ],
    'week-benefits-amount': [paidAs(501), paidAs(499)],
  },
  harmless: [],
  late: [],
  unmeasured: { 'week-benefits': 'a gift is no stake, and nobody paid for it' },
  trials: {
    'claim-week-benefits': {
      order(world) {
        climbed(world);
        return claimingWeek(ANNA);
      },
      refused: {
        'stale-version': (order) => ({ ...order, input: { rulesHash: HASH } }),
        'week-benefits-claimed': (_order, world) => {
          world.must(claimingWeek(ANNA));
          return claimingWeek(ANNA);
        },
        'no-week-benefits': () => claimingWeek(BEN),
      },
    },
  },
  asks: {
    steps: ({ player }) => [
      stepOf({
        weight: 1,
        values: player,
        order: (playerId) => claimingWeek(playerId),
      }),
    ],
  },
};
