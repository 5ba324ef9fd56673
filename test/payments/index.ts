import { operatorActor } from '@skins/engine/kernel';
import {
  ORDER_MS,
  OrderCreated,
  OrderExpired,
  OrderPaid,
  OrderPending,
  OrderReinstated,
  OrderReversed,
  ProviderListMatched,
  RefundAsked,
  SILENCE_MS,
  TopUpCredited,
  TopUpDebtSettled,
  TopUpEnded,
  TopUpOrdered,
  TopUpReinstated,
  TopUpTakenBack,
  payments as slice,
} from '@skins/engine/payments';
import { shop } from '@skins/engine/shop';
import { restoring } from '../epochs/orders.ts';
import { adjusting, debit } from '../adjustments/orders.ts';
import { appended, both, edited, moved, without } from '../kit/forge.ts';
import { type TestKit, stepOf } from '../kit/kit.ts';
import { ANNA } from '../kit/platform.ts';
import { ADA, CYD, EVE } from '../operators/orders.ts';
import { contexts, ORDER_LOOKS, ordered, ordering, refunds, settling, told } from './orders.ts';
import { credited, staff } from './staff.ts';
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
    TopUpEnded: [{ ...FOLLOWED, cause: CAUSE, outcome: 'expired' }],
    TopUpTakenBack: [{ ...FOLLOWED, cause: CAUSE, gems: 1_000_000, taken: 1_000_000, owed: 50_000 }],
    TopUpReinstated: [
      { ...FOLLOWED, cause: CAUSE, gems: 1_000_000, gift: 50_000, bonus: 0, settled: 50_000 },
    ],
    TopUpDebtSettled: [{ amount: 50_000 }],
    OrderCreated: [{ ordered: FOLLOWED.ordered, playerId: ANNA, ...FIXED }],
    OrderPending: [{ reference: 'cs_1' }],
    OrderPaid: [{ reference: 'cs_1', price: 70_000, currency: 'CNY', late: false, due: 9_000_000 }],
    OrderExpired: [{}],
    OrderFailed: [{ reason: 'declined' }],
    RefundAsked: [{ reason: 'requested', approved: false }],
    OrderReversed: [{ reference: 'cs_1', way: 'refund', asked: null, due: 9_000_000 }],
    OrderReinstated: [{ reference: 'cs_1', due: 9_000_000 }],
    ProviderListMatched: [{ epoch: 2, payments: 1, unknown: 0 }],
  },
  former: {},
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
  forgeries: {
    'top-up-order': [
      edited(TopUpOrdered, ({ price }) => ({ price: price - 1 })),
      edited(TopUpOrdered, () => ({ currency: 'VND' })),
      edited(TopUpOrdered, ({ gems }) => ({ gems: gems + 1 })),
      edited(TopUpOrdered, () => ({ orderId: 'b'.repeat(20) })),
      edited(TopUpOrdered, ({ expiresAt }) => ({ expiresAt: expiresAt + 1 })),
      edited(TopUpOrdered, () => ({ channel: 9 })),
      edited(TopUpOrdered, ({ rules }) => ({ rules: { ...rules, rate: H } })),
    ],
    'top-up-gift': [
      edited(TopUpOrdered, ({ gift }) => ({ gift: gift + 1 })),
      edited(TopUpOrdered, () => ({ gift: 300_000 }), { nth: 2 }),
    ],
    'top-up-bonus': [
      edited(TopUpOrdered, () => ({ bonus: 1 })),
      edited(TopUpOrdered, ({ bonus }) => ({ bonus: bonus - 1 }), { nth: 1 }),
    ],
    'top-up-unpaid': [
      without(OrderPaid),
      edited(TopUpCredited, ({ orderId }) => ({ cause: `payment-${orderId}#1` })),
    ],
    'top-up-twice': [appended(TopUpCredited, () => ({}))],
    'top-up-amount': [
      edited(TopUpCredited, ({ gift }) => ({ gift: gift + 1 })),
      edited(TopUpCredited, () => ({ late: false }), { nth: 1 }),
    ],
    'top-up-held': [without(ProviderListMatched)],
    'top-up-end': [edited(TopUpEnded, () => ({ outcome: 'failed' as const }))],
    'top-up-back': [
      edited(TopUpTakenBack, ({ taken, owed }) => ({ taken: taken - 1, owed: owed + 1 })),
      edited(TopUpTakenBack, ({ owed }) => ({ owed: owed - 1 }), { nth: 1 }),
    ],
    'top-up-again': [
      edited(TopUpReinstated, ({ gift }) => ({ gift: gift + 1 })),
      edited(TopUpReinstated, ({ gems }) => ({ gems: gems - 1 })),
      edited(TopUpReinstated, ({ bonus }) => ({ bonus: bonus + 1 })),
      appended(TopUpReinstated, () => ({})),
    ],
    'top-up-debt': [
      edited(TopUpCredited, () => ({ settled: 0 }), { nth: 2 }),
      edited(TopUpDebtSettled, ({ amount }) => ({ amount: amount - 1 })),
    ],
    'payment-order': [
      // Another provider than the one that took the order.
      moved(OrderPaid, () => ({ actor: 'provider:other' })),
      moved(OrderReversed, () => ({ actor: 'provider:other' })),
      moved(OrderReinstated, () => ({ actor: 'provider:other' })),
      edited(OrderCreated, ({ gems }) => ({ gems: gems + 1 })),
      edited(OrderPaid, () => ({ late: true })),
      edited(OrderPaid, ({ due }) => ({ due: due + 1 })),
      edited(OrderReversed, () => ({ asked: null })),
      // A refund without a dispute at a bank.
      edited(OrderReversed, () => ({ way: 'refund' as const }), { nth: 2 }),
      appended(OrderReinstated, () => ({})),
      moved(OrderExpired, ({ time }) => ({ time: time - SILENCE_MS })),
    ],
    'payment-match': [
      edited(OrderPaid, ({ price }) => ({ price: price - 1 })),
      edited(OrderPaid, () => ({ currency: 'VND' })),
      edited(OrderPaid, () => ({ reference: 'cs_other' })),
      both(
        edited(OrderPending, () => ({ reference: 'cs_same' })),
        edited(OrderPaid, () => ({ reference: 'cs_same' })),
        edited(OrderReversed, () => ({ reference: 'cs_same' })),
        edited(OrderPending, () => ({ reference: 'cs_same' }), { nth: 1 }),
      ),
      edited(OrderReversed, () => ({ reference: 'cs_other' })),
    ],
    'payment-refund': [
      moved(RefundAsked, () => ({ actor: operatorActor(EVE) })),
      appended(RefundAsked, () => ({}), { nth: 0 }),
    ],
    'payment-list': [edited(ProviderListMatched, () => ({ epoch: 3 }))],
  },
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
