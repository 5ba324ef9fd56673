import { DAY_MS } from '@skins/engine/kernel';
import { ORDER_MS, TopUpOrdered, type payments as slice } from '@skins/engine/payments';
import { adjusting, debit } from '../adjustments/orders.ts';
import { restoring } from '../epochs/orders.ts';
import type { TestKit } from '../kit/kit.ts';
import { ANNA, BEN } from '../kit/platform.ts';
import {
  ADA,
  BOB_TOO,
  CYD,
  EVE,
  added,
  approving as approvingOperator,
  proposalOf,
  proposing as proposingOperator,
} from '../operators/orders.ts';
import { cancelling, followed, ordered, ordering, refunds, settling, told } from './orders.ts';
import { credited, staff } from './staff.ts';

const H = 'a'.repeat(64);

/** Trials of each command: an accepted order, and orders that lead to each refusal. */
export const trials: TestKit<typeof slice>['trials'] = {
  'order-top-up': {
    order(world) {
      staff(world);
      return ordering(world, ANNA);
    },
    refused: {
      'unknown-goods': (order) => ({ ...order, input: { ...order.input, goodsId: 'nothing' } }),
      'unknown-channel': (order) => ({ ...order, input: { ...order.input, channel: 9 } }),
      'top-up-changed': (order) => ({
        ...order,
        input: { ...order.input, rules: { ...order.input.rules, rate: H } },
      }),
      'too-many-orders': (order, world) => {
        for (let n = 0; n < 5; n += 1) world.must(ordering(world, ANNA));
        return order;
      },
    },
  },
  'credit-top-up': {
    order(world) {
      staff(world);
      const order = ordered(world, ANNA);
      world.must(told.paid(order));
      return followed.credit(ANNA, order, 2);
    },
    refused: {},
  },
  'end-top-up': {
    order(world) {
      staff(world);
      const order = ordered(world, ANNA);
      world.must(told.failed(order));
      return followed.end(ANNA, order, 2);
    },
    refused: {},
  },
  'take-back-top-up': {
    order(world) {
      staff(world);
      const order = credited(world);
      world.must(told.reversed(order));
      return followed.takeBack(ANNA, order, 4);
    },
    refused: {},
  },
  'reinstate-top-up': {
    order(world) {
      staff(world);
      const order = credited(world);
      world.must(told.reversed(order));
      world.settle();
      world.must(told.won(order));
      return followed.reinstate(ANNA, order, 5);
    },
    refused: {},
  },
  'settle-debt': {
    order(world) {
      staff(world);
      const order = credited(world);
      world.must(adjusting(world, ANNA, debit(60), ADA));
      world.must(told.reversed(order));
      world.settle();
      world.must(adjusting(world, ANNA, { way: 'credit', amount: 30_000, reason: 'goodwill' }, ADA));
      return settling(ANNA);
    },
    refused: {
      'no-debt': (order, world) => {
        world.must(adjusting(world, ANNA, { way: 'credit', amount: 1_000_000, reason: 'goodwill' }, ADA));
        world.must(settling(ANNA));
        return order;
      },
      'insufficient-gems': (order, world) => {
        world.must(adjusting(world, ANNA, debit(3), ADA));
        return order;
      },
    },
  },
  'create-order': {
    order(world) {
      staff(world);
      const place = world.nextPlace(`player-${ANNA}`);
      const [event] = world.must(ordering(world, ANNA));
      if (event === undefined || !TopUpOrdered.is(event)) throw new RangeError('an order is one event');
      const { orderId, expiresAt } = event.data;
      return followed.create(ANNA, place, orderId, { expiresAt });
    },
    refused: {},
  },
  'note-pending': {
    order(world) {
      staff(world);
      return told.pending(ordered(world, ANNA));
    },
    refused: { 'no-order': (order) => ({ ...order, stream: `payment-${'d'.repeat(20)}` }) },
  },
  'pay-order': {
    order(world) {
      staff(world);
      return told.paid(ordered(world, ANNA));
    },
    refused: {
      'no-order': (order) => ({ ...order, stream: `payment-${'d'.repeat(20)}` }),
      'payment-mismatch': (order) => ({ ...order, input: { ...order.input, playerId: BEN } }),
    },
  },
  'expire-order': {
    order(world) {
      staff(world);
      const order = ordered(world, ANNA);
      world.time += ORDER_MS;
      return told.expired(order);
    },
    refused: {
      'no-order': (order) => ({ ...order, stream: `payment-${'d'.repeat(20)}` }),
      'too-early': (_order, world) => told.expired(ordered(world, ANNA)),
    },
  },
  'cancel-order': {
    order(world) {
      staff(world);
      return cancelling(ANNA, ordered(world, ANNA));
    },
    refused: {
      'order-unknown': (order) => ({ ...order, stream: `payment-${'d'.repeat(20)}` }),
      'order-not-waiting': (order, world) => {
        world.must(order);
        return order;
      },
    },
  },
  'fail-order': {
    order(world) {
      staff(world);
      return told.failed(ordered(world, ANNA));
    },
    refused: { 'no-order': (order) => ({ ...order, stream: `payment-${'d'.repeat(20)}` }) },
  },
  'reverse-order': {
    order(world) {
      staff(world);
      return told.reversed(credited(world));
    },
    refused: { 'not-paid': (order) => ({ ...order, input: { ...order.input, reference: 'cs_other' } }) },
  },
  'reinstate-order': {
    order(world) {
      staff(world);
      const order = credited(world);
      world.must(told.reversed(order));
      return told.won(order);
    },
    refused: {
      'not-paid': (order) => ({ ...order, input: { reference: 'cs_other' } }),
      'not-charged-back': (_order, world) => {
        const order = credited(world);
        world.must(told.reversed(order, 'refund'));
        return told.won(order);
      },
    },
  },
  'ask-refund': {
    order(world) {
      staff(world);
      return refunds.ask(credited(world), CYD);
    },
    refused: {
      'may-not': (order, world) => ({ ...refunds.ask(credited(world), EVE), stream: order.stream }),
      'no-order': (order) => ({ ...order, stream: `payment-${'d'.repeat(20)}` }),
      'not-refundable': (_order, world) => {
        const order = credited(world);
        world.must(told.reversed(order));
        return refunds.ask(order, CYD);
      },
      'refund-above-ceiling': (_order, world) => refunds.ask(credited(world, ANNA, 'gems-500'), CYD),
    },
  },
  'propose-refund': {
    order(world) {
      staff(world);
      return refunds.propose(1, credited(world), CYD);
    },
    refused: {
      'may-not': (order, world) => ({ ...refunds.propose(1, credited(world), EVE), stream: order.stream }),
      'proposal-known': (_order, world) => {
        const other = credited(world);
        world.must(refunds.propose(1, other, CYD, 'mistake'));
        return refunds.propose(1, other, CYD);
      },
      'no-order': (order) => ({ ...order, stream: `payment-${'d'.repeat(20)}` }),
      'not-refundable': (_order, world) => {
        const order = credited(world);
        world.must(told.reversed(order));
        return refunds.propose(3, order, CYD);
      },
      'proposed-already': (order, world) => {
        world.must({ ...order, input: { ...order.input, proposalId: proposalOf(2) } });
        return order;
      },
    },
  },
  'approve-refund': {
    order(world) {
      staff(world);
      const order = credited(world);
      world.must(refunds.propose(1, order, CYD));
      return refunds.approve(1, order, ADA);
    },
    refused: {
      'may-not': (_order, world) => {
        const order = credited(world);
        world.must(refunds.propose(2, order, CYD));
        return refunds.approve(2, order, EVE);
      },
      'proposal-ended': (_order, world) => {
        const order = credited(world);
        world.must(refunds.propose(2, order, CYD));
        world.must(refunds.drop(2, order, CYD));
        return refunds.approve(2, order, ADA);
      },
      'unknown-proposal': (order) => ({ ...order, input: { ...order.input, proposalId: proposalOf(9) } }),
      'proposal-expired': (order, world) => {
        world.time += 15 * DAY_MS;
        return order;
      },
      'proposal-stale': (order) => ({ ...order, input: { ...order.input, reason: 'fraud' } }),
      'own-proposal': (_order, world) => {
        const order = credited(world);
        world.must(refunds.propose(2, order, ADA));
        return refunds.approve(2, order, ADA);
      },
      'on-probation': (_order, world) => {
        const order = credited(world);
        world.must(refunds.propose(2, order, CYD));
        world.must(proposingOperator(1, added(BOB_TOO, 'finance')));
        world.must(approvingOperator(1, added(BOB_TOO, 'finance')));
        return refunds.approve(2, order, BOB_TOO);
      },
      'not-refundable': (_order, world) => {
        const order = credited(world);
        world.must(refunds.propose(2, order, CYD));
        world.must(told.reversed(order));
        return refunds.approve(2, order, ADA);
      },
    },
  },
  'drop-refund': {
    order(world) {
      staff(world);
      const order = credited(world);
      world.must(refunds.propose(1, order, CYD));
      return refunds.drop(1, order, ADA);
    },
    refused: {
      'may-not': (_order, world) => {
        const order = credited(world);
        world.must(refunds.propose(2, order, CYD));
        return refunds.drop(2, order, EVE);
      },
      'proposal-ended': (_order, world) => {
        const order = credited(world);
        world.must(refunds.propose(2, order, CYD));
        world.must(refunds.drop(2, order, CYD));
        return refunds.drop(2, order, CYD);
      },
      'unknown-proposal': (order) => ({ ...order, input: { proposalId: proposalOf(9) } }),
    },
  },
  'match-provider-list': {
    order(world) {
      staff(world);
      world.must(restoring(H));
      return told.matched(2);
    },
    refused: { 'other-epoch': (order) => ({ ...order, input: { ...order.input, epoch: 3 } }) },
  },
};
