import { UNITS_PER_GEM } from '@skins/engine/kernel';
import { TopUpOrdered } from '@skins/engine/payments';
import { NOTICE_MS, RulesPublished } from '@skins/engine/rules';
import { shop } from '@skins/engine/shop';
import { VIP_TABLE, VipBonusClaimed, vip as slice } from '@skins/engine/vip';
import { WalletPosted } from '@skins/engine/wallet';
import * as fc from 'fast-check';
import { type Forge, appended, both, edited, without } from '../kit/forge.ts';
import { type TestKit, stepOf } from '../kit/kit.ts';
import { ANNA, begin } from '../kit/platform.ts';
import { copied, endingWith, withoutStream } from '../kit/splices.ts';
import type { World } from '../kit/world.ts';
import { told } from '../payments/orders.ts';
import { credited } from '../payments/staff.ts';
import { changing } from '../rules/orders.ts';
import { claiming } from './orders.ts';

const gems = (count: number): number => count * UNITS_PER_GEM;
const HASH = '0'.repeat(64);
const ofTable = { where: ({ name }: { name: string }) => name === VIP_TABLE.name };
const bonus = { where: ({ reason }: { reason: string }) => reason === 'vip-bonus' };

/** Changes the first level's bonus, in the posting and in the event. */
const paidAs = (amount: number): Forge =>
  both(
    edited(VipBonusClaimed, () => ({ amount })),
    edited(
      WalletPosted,
      ({ balance, postings }) => ({
        balance: balance - (postings[0]?.amount ?? 0) + amount,
        postings: [{ from: 'mint', to: 'player', amount }],
      }),
      bonus,
    ),
  );

/** Adds a claim of an unreached level at the end of the log. */
const claimedAtLast = (level: number): Forge =>
  appended(VipBonusClaimed, ({ data }) => ({ data: Object.assign({}, data, { level }) }));

/** Changes the rate of the last order. */
const orderedAt = (bonusRate: number, rules: string | null): Forge =>
  edited(
    TopUpOrdered,
    ({ gems: bought, rules: others }) => ({
      bonusRate,
      bonus: Math.floor((bought * bonusRate) / UNITS_PER_GEM),
      rules: { ...others, bonus: rules ?? others.bonus },
    }),
    { nth: -1 },
  );

/** Level 2 has no bonus any more. */
function withoutBonusOfTwo(world: World): void {
  const levels = VIP_TABLE.first.levels.map((one) => (one.level === 2 ? { ...one, vipAmount: null } : one));
  changing(world, 41, { rules: VIP_TABLE, content: { levels } });
  world.time += NOTICE_MS;
}

/** Anna has bought enough for the second level. */
function climbed(world: World): void {
  begin(world, { [ANNA]: 100 });
  credited(world, ANNA, 'gems-30');
  credited(world, ANNA, 'gems-30');
}

export const vip: TestKit<typeof slice> = {
  slice,
  shop,
  samples: {
    VipBonusClaimed: [{ level: 1, amount: gems(1), tableHash: HASH }],
  },
  former: {},
  slow: {},
  play(world) {
    climbed(world);
    world.must(claiming(ANNA, { level: 1 }));
    world.must(claiming(ANNA, { level: 2 }));
    const first = credited(world, ANNA, 'gems-300');
    world.must(claiming(ANNA, { level: 3 }));
    // The fourth level is reached and lost again.
    credited(world, ANNA, 'gems-300');
    world.must(told.reversed(first));
    world.settle();
    credited(world, ANNA, 'gems-30');
  },
  forgeries: {
    'vip-table': [
      edited(VipBonusClaimed, () => ({ tableHash: HASH })),
      without(RulesPublished, ofTable),
      both(withoutStream('rules-vip-table'), endingWith(TopUpOrdered)),
      both(
        withoutStream('rules-vip-table'),
        copied([VipBonusClaimed], [TopUpOrdered]),
        endingWith(VipBonusClaimed),
      ),
    ],
    'vip-once': [
      // Claimed twice, and before a lower level.
      edited(VipBonusClaimed, () => ({ level: 1 }), { nth: 1 }),
      edited(VipBonusClaimed, () => ({ level: 2 })),
      appended(VipBonusClaimed, () => ({})),
    ],
    // Only the charged-back amount is missing.
    'vip-earned': [claimedAtLast(4)],
    'vip-amount': [paidAs(1_001), paidAs(999)],
    // A higher rate, a lower one, and a rate by an unknown table.
    'vip-rate': [orderedAt(200, null), orderedAt(0, null), orderedAt(150, HASH)],
  },
  harmless: [],
  late: [],
  unmeasured: { 'vip-bonus': 'a gift is no stake, and nobody paid for it' },
  trials: {
    'claim-vip-bonus': {
      order(world) {
        climbed(world);
        return claiming(ANNA, { level: 1 });
      },
      refused: {
        'vip-level-unknown': (order) => ({ ...order, input: { ...order.input, level: 11 } }),
        'vip-table-changed': (order) => ({ ...order, input: { ...order.input, tableHash: HASH } }),
        'vip-claimed': (order, world) => {
          world.must(claiming(ANNA, { level: 1 }));
          return { ...order, input: { level: 1 } };
        },
        'vip-not-reached': (order) => ({ ...order, input: { level: 3 } }),
        'vip-no-bonus': (_order, world) => {
          withoutBonusOfTwo(world);
          return claiming(ANNA, { level: 2 });
        },
        'vip-out-of-order': () => claiming(ANNA, { level: 2 }),
      },
    },
  },
  asks: {
    steps: ({ player }) => [
      stepOf({
        weight: 2,
        values: fc.record({ player, level: fc.integer({ min: 0, max: 11 }) }),
        order: ({ player: playerId, level }) => claiming(playerId, { level }),
      }),
    ],
  },
};
