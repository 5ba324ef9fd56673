import { ORDER_MS, payments as slice } from '@skins/engine/payments';
import { shop } from '@skins/engine/shop';
import { restoring } from '../epochs/orders.ts';
import { adjusting, debit } from '../adjustments/orders.ts';
import { type TestKit, stepOf } from '../kit/kit.ts';
import { ANNA } from '../kit/platform.ts';
import { ADA, CYD } from '../operators/orders.ts';
import { cancelling, contexts, ORDER_LOOKS, ordered, ordering, refunds, settling, told } from './orders.ts';
import { credited, staff } from './staff.ts';
import { forgeries } from './forgeries.ts';
import { trials } from './trials.ts';

const H = 'a'.repeat(64);
const ORDER = {
  orderId: 'c'.repeat(20),
  gems: 1_000_000,
  gift: 50_000,
  bonus: 0,
};
const FIXED = {
  gems: 1_000_000,
  gift: 50_000,
  bonus: 0,
  price: 70_000,
  currency: 'CNY',
  channel: 4,
  expiresAt: 9_000_000,
};
const FOLLOWED = { orderId: ORDER.orderId, ordered: `player-${ANNA}#4` };
const CAUSE = `payment-${ORDER.orderId}#3`;

export const payments: TestKit<typeof slice> = {
  slice,
  shop,
  samples: {
    TopUpOrdered: [
      {
        orderId: ORDER.orderId,
        goodsId: 'gems-100',
        ...FIXED,
        bonusRate: 0,
        rules: { goods: H, gifts: H, channels: H, rate: H, bonus: null },
      },
    ],
    TopUpCredited: [
      { ...FOLLOWED, cause: CAUSE, gems: 1_000_000, gift: 50_000, bonus: 0, settled: 0, late: false },
    ],
    TopUpEnded: [
      { ...FOLLOWED, cause: CAUSE, outcome: 'expired' },
      { ...FOLLOWED, cause: CAUSE, outcome: 'cancelled' },
    ],
    TopUpTakenBack: [{ ...FOLLOWED, cause: CAUSE, gems: 1_000_000, taken: 1_000_000, owed: 50_000 }],
    TopUpReinstated: [
      { ...FOLLOWED, cause: CAUSE, gems: 1_000_000, gift: 50_000, bonus: 0, settled: 50_000 },
    ],
    TopUpDebtSettled: [{ amount: 50_000 }],
    OrderCreated: [{ ordered: FOLLOWED.ordered, playerId: ANNA, ...FIXED }],
    OrderPending: [{ reference: 'cs_1' }],
    OrderPaid: [{ reference: 'cs_1', price: 70_000, currency: 'CNY', late: false, due: 9_000_000 }],
    OrderExpired: [{}],
    OrderCancelled: [{}],
    OrderFailed: [{ reason: 'declined' }],
    RefundAsked: [{ reason: 'requested', approved: false }],
    OrderReversed: [{ reference: 'cs_1', way: 'refund', asked: null, due: 9_000_000 }],
    OrderReinstated: [{ reference: 'cs_1', due: 9_000_000 }],
    ProviderListMatched: [{ epoch: 2, payments: 1, unknown: 0 }],
  },
  former: { 'TopUpEnded@1': [{ ...FOLLOWED, cause: CAUSE, outcome: 'expired' }] },
  slow: {},
  play(world) {
    staff(world);
    const first = credited(world);
    const second = ordered(world, ANNA, 'gems-500');
    world.must(told.pending(second));
    world.time += ORDER_MS;
    world.must(told.expired(second));
    world.settle();
    world.must(told.paid(second));
    world.settle(contexts);
    const third = ordered(world, ANNA, 'gems-3');
    world.must(told.failed(third));
    world.settle();
    // Taken back by the player, and paid all the same.
    const cancelled = ordered(world, ANNA, 'gems-3');
    world.must(told.pending(cancelled));
    world.must(cancelling(ANNA, cancelled));
    world.settle();
    world.must(told.paid(cancelled));
    world.settle(contexts);
    world.must(refunds.ask(first, CYD));
    world.must(told.reversed(first, 'refund'));
    world.settle();
    world.must(adjusting(world, ANNA, debit(400), ADA));
    world.must(refunds.propose(1, second, CYD));
    world.must(refunds.approve(1, second, ADA));
    world.must(told.reversed(second));
    world.settle();
    const fourth = credited(world, ANNA, 'gems-10');
    world.must(refunds.propose(2, fourth, CYD));
    world.must(refunds.drop(2, fourth, CYD));
    world.must(adjusting(world, ANNA, { way: 'credit', amount: 30_000, reason: 'goodwill' }, ADA));
    world.must(settling(ANNA));
    world.must(restoring(H));
    const fifth = ordered(world, ANNA, 'gems-1000');
    world.must(told.pending(fifth));
    world.must(told.paid(fifth));
    world.must(told.matched(2));
    world.settle();
    // Charged back, won, and finally refunded.
    world.must(told.reversed(fifth));
    world.settle();
    world.must(told.won(fifth));
    world.settle();
    world.must(refunds.propose(3, fifth, CYD));
    world.must(refunds.approve(3, fifth, ADA));
    world.must(told.reversed(fifth, 'refund'));
    world.settle();
  },
  forgeries,
  harmless: [
    {
      change: /^(OrderFailed|RefundAsked) data\.reason$/,
      why: 'why is the provider’s word, or the operator’s, unless it was approved',
    },
    { change: /^OrderReversed data\.way$/, why: 'the same follows from both' },
    { change: /^ProviderListMatched data\.(payments|unknown)$/, why: 'a count for operators' },
  ],
  late: [
    { change: /^OrderPending data\.reference$/, why: 'another reference shows when the money comes' },
    { change: /^RefundAsked data\.(reason|approved)$/, why: 'what is approved shows in the approval' },
  ],
  unmeasured: {
    'top-up': 'no stake: it is measured as paid in',
    'top-up-gift': 'no stake: it comes with what is paid in',
    'top-up-bonus': 'no stake: it comes with what is paid in',
    'top-up-debt': 'no stake: gems that were taken back',
    'top-up-back': 'no stake: it is measured as taken back',
    'top-up-again': 'no stake: it is measured as taken back, the other way round',
  },
  trials,
  asks: {
    steps: ({ player }) => [
      stepOf({
        weight: 1,
        values: player,
        looks: ORDER_LOOKS,
        order: (playerId, seen) => ordering(seen, playerId, 'gems-30'),
      }),
    ],
  },
};
