import { DAY_MS, playerActor } from '@skins/engine/kernel';
import { type retrievals as slice, RetrievalRequested } from '@skins/engine/retrievals';
import { openingNow } from '../boxes/orders.ts';
import { restoring } from '../epochs/orders.ts';
import type { TestKit } from '../kit/kit.ts';
import { ANNA, BEN } from '../kit/platform.ts';
import type { World } from '../kit/world.ts';
import {
  BOB_TOO,
  EVE,
  ADA,
  CYD,
  added,
  approving as approvingOperator,
  proposalOf,
  proposing as proposingOperator,
} from '../operators/orders.ts';
import { adjusting, debit } from '../adjustments/orders.ts';
import { ordered, told as payment } from '../payments/orders.ts';
import { asked, changeTerms, decided, followed, puttingBack, retrieving, told } from './orders.ts';
import { pairs, staff } from './staff.ts';

const H = 'a'.repeat(64);
const NOWHERE = `withdrawal-${'d'.repeat(20)}`;

/** A shop in which Anna has four items. */
function stocked(world: World): void {
  staff(world);
  world.must(openingNow(world, ANNA, 4));
}

/** Every retrieval needs a release by operators. */
function strict(world: World): void {
  stocked(world);
  world.must(openingNow(world, ANNA, 4));
  changeTerms(world, 7, { releaseAbove: 0 });
  pairs(world);
}

function offered(world: World, n = 1) {
  const one = asked(world, ANNA, n);
  world.must(told.offered(one));
  return one;
}

function failed(world: World, n: number, outcome: 'declined' | 'private' = 'private') {
  world.must(told.ended(offered(world, n), outcome));
  world.settle();
}

/** Trials of each command: an accepted order, and orders that lead to each refusal. */
export const trials: TestKit<typeof slice>['trials'] = {
  'retrieve-items': {
    order(world) {
      stocked(world);
      for (let n = 0; n < 12; n += 1) world.must(openingNow(world, ANNA, 4));
      world.must(retrieving(ANNA, 3));
      return retrieving(ANNA, 1, 2);
    },
    refused: {
      'items-out-of-range': (order) => ({ ...order, input: { itemIds: [] } }),
      'unknown-item': (order) => ({ ...order, input: { itemIds: [`${ANNA}-999`] } }),
      'item-not-free': (order) => ({ ...order, input: { itemIds: [`${ANNA}-3`] } }),
      'retrievals-closed': (order, world) => {
        changeTerms(world, 8, { open: false });
        return order;
      },
      'top-up-owed': (order, world) => {
        const paid = ordered(world, ANNA, 'gems-3');
        world.must(payment.pending(paid));
        world.must(payment.paid(paid));
        world.settle();
        world.must(adjusting(world, ANNA, debit(4), ADA));
        world.must(payment.reversed(paid));
        world.settle();
        return order;
      },
      'too-many-retrievals': (_order, world) => {
        for (const from of [5, 22, 39])
          world.must(retrieving(ANNA, ...Array.from({ length: from === 39 ? 14 : 17 }, (_, n) => from + n)));
        return retrieving(ANNA, 1, 2);
      },
    },
  },
  'put-back-items': {
    order(world) {
      stocked(world);
      failed(world, 1);
      return puttingBack(ANNA, 1);
    },
    refused: {
      'items-out-of-range': (order) => ({ ...order, input: { itemIds: [] } }),
      'unknown-item': (order) => ({ ...order, input: { itemIds: [`${ANNA}-999`] } }),
      'item-not-free': (_order, world) => {
        world.must(retrieving(ANNA, 3));
        return puttingBack(ANNA, 3);
      },
      'item-barred': (_order, world) => {
        failed(world, 2, 'declined');
        failed(world, 2, 'declined');
        return puttingBack(ANNA, 2);
      },
    },
  },
  'end-retrieval': {
    order(world) {
      stocked(world);
      const one = offered(world);
      world.must(told.ended(one));
      return followed.end(ANNA, one, 3, 'declined');
    },
    refused: {},
  },
  'reverse-retrieval': {
    order(world) {
      stocked(world);
      const one = offered(world);
      world.must(told.delivered(one));
      world.settle();
      world.must(told.reversed(one));
      return followed.reverse(ANNA, one, 4);
    },
    refused: {},
  },
  'create-withdrawal': {
    order(world) {
      stocked(world);
      const place = world.nextPlace(`player-${ANNA}`);
      const request = world.must(retrieving(ANNA, 1)).find(RetrievalRequested.is);
      if (request === undefined) throw new RangeError('a request is answered by its event');
      const { retrievalId, itemId, skinId, value, recipient, release, releaseBy, answerMs } = request.data;
      const [stream, version] = place.split('#');
      return followed.create(ANNA, retrievalId, {
        requested: `${stream}#${Number(version) + 1}`,
        playerId: ANNA,
        itemId,
        skinId,
        value,
        recipient,
        release,
        releaseBy,
        answerMs,
      });
    },
    refused: {},
  },
  'note-offer': {
    order(world) {
      stocked(world);
      return told.offered(asked(world, ANNA, 1));
    },
    refused: {
      'no-withdrawal': (order) => ({ ...order, stream: NOWHERE }),
      'not-released': (_order, world) => {
        changeTerms(world, 8, { releaseAbove: 0 });
        return told.offered(asked(world, ANNA, 2));
      },
    },
  },
  'deliver-withdrawal': {
    order(world) {
      stocked(world);
      return told.delivered(offered(world));
    },
    refused: {
      'not-offered': (order) => ({ ...order, input: { reference: 'order_other' } }),
      'withdrawal-ended': (_order, world) => {
        const one = offered(world, 2);
        world.must(told.ended(one));
        return told.delivered(one);
      },
    },
  },
  'end-withdrawal': {
    order(world) {
      stocked(world);
      return told.ended(offered(world), 'cancelled');
    },
    refused: {
      'no-withdrawal': (order) => ({ ...order, stream: NOWHERE }),
      'not-released': (_order, world) => {
        changeTerms(world, 8, { releaseAbove: 0 });
        return told.ended(asked(world, ANNA, 2), 'private');
      },
    },
  },
  'reverse-withdrawal': {
    order(world) {
      stocked(world);
      const one = offered(world);
      world.must(told.delivered(one));
      world.settle();
      return told.reversed(one);
    },
    refused: {
      'not-delivered': (order) => ({ ...order, input: { reference: 'order_other' } }),
      settled: (order, world) => {
        world.time += 8 * DAY_MS;
        return order;
      },
    },
  },
  'recall-withdrawal': {
    order(world) {
      stocked(world);
      return decided.recall(offered(world), playerActor(ANNA));
    },
    refused: {
      'no-withdrawal': (_order, world) => decided.recall(offered(world, 2), playerActor(BEN)),
      'may-not': (_order, world) => decided.recall(offered(world, 3), `operator:${EVE}`),
      'withdrawal-over': (_order, world) => {
        const one = offered(world, 4);
        world.must(told.delivered(one));
        return decided.recall(one, playerActor(ANNA));
      },
    },
  },
  'reject-withdrawal': {
    order(world) {
      strict(world);
      return decided.reject(asked(world, ANNA, 1));
    },
    refused: {
      'may-not': (_order, world) => decided.reject(asked(world, ANNA, 2), EVE),
      'no-withdrawal': (order) => ({ ...order, stream: NOWHERE }),
      'not-waiting': (_order, world) => {
        const one = asked(world, ANNA, 3);
        world.must(decided.recall(one, playerActor(ANNA)));
        return decided.reject(one);
      },
    },
  },
  'expire-withdrawal': {
    order(world) {
      strict(world);
      const one = asked(world, ANNA, 1);
      world.time += 4 * DAY_MS;
      return followed.expire(one);
    },
    refused: {
      'no-withdrawal': (order) => ({ ...order, stream: NOWHERE }),
      'too-early': (_order, world) => followed.expire(asked(world, ANNA, 2)),
    },
  },
  'propose-release': {
    order(world) {
      strict(world);
      return decided.propose(1, asked(world, ANNA, 1));
    },
    refused: {
      'may-not': (_order, world) => decided.propose(1, asked(world, ANNA, 2), EVE),
      'proposal-known': (_order, world) => {
        const one = asked(world, ANNA, 4);
        world.must(decided.propose(4, one));
        return decided.propose(4, one);
      },
      'no-withdrawal': (order) => ({ ...order, stream: NOWHERE }),
      'not-waiting': (_order, world) => {
        const one = asked(world, ANNA, 3);
        world.must(decided.reject(one));
        return decided.propose(3, one);
      },
      'proposed-already': (order, world) => {
        world.must({ ...order, input: { ...order.input, proposalId: proposalOf(2) } });
        return order;
      },
    },
  },
  'approve-release': {
    order(world) {
      strict(world);
      const one = asked(world, ANNA, 1);
      world.must(decided.propose(1, one));
      return decided.approve(1, one);
    },
    refused: {
      'may-not': (_order, world) => {
        const one = asked(world, ANNA, 2);
        world.must(decided.propose(2, one));
        return decided.approve(2, one, EVE);
      },
      'proposal-ended': (_order, world) => {
        const one = asked(world, ANNA, 3);
        world.must(decided.propose(2, one));
        world.must(decided.drop(2, one));
        return decided.approve(2, one);
      },
      'unknown-proposal': (order) => ({ ...order, input: { ...order.input, proposalId: proposalOf(9) } }),
      'proposal-expired': (order, world) => {
        world.time += 15 * DAY_MS;
        return order;
      },
      'proposal-stale': (order) => ({ ...order, input: { ...order.input, itemId: `${ANNA}-2` } }),
      'own-proposal': (_order, world) => {
        const one = asked(world, ANNA, 4);
        world.must(decided.propose(2, one, ADA));
        return decided.approve(2, one, ADA);
      },
      'on-probation': (_order, world) => {
        const one = asked(world, ANNA, 5);
        world.must(decided.propose(2, one));
        world.must(proposingOperator(1, added(BOB_TOO, 'finance')));
        world.must(approvingOperator(1, added(BOB_TOO, 'finance')));
        return decided.approve(2, one, BOB_TOO);
      },
      'not-waiting': (_order, world) => {
        const one = asked(world, ANNA, 6);
        world.must(decided.propose(2, one));
        world.must(decided.reject(one));
        return decided.approve(2, one);
      },
    },
  },
  'drop-release': {
    order(world) {
      strict(world);
      const one = asked(world, ANNA, 1);
      world.must(decided.propose(1, one));
      return decided.drop(1, one, ADA);
    },
    refused: {
      'may-not': (_order, world) => {
        const one = asked(world, ANNA, 2);
        world.must(decided.propose(2, one));
        return decided.drop(2, one, EVE);
      },
      'proposal-ended': (_order, world) => {
        const one = asked(world, ANNA, 3);
        world.must(decided.propose(2, one, CYD));
        world.must(decided.drop(2, one, CYD));
        return decided.drop(2, one, CYD);
      },
      'unknown-proposal': (order) => ({ ...order, input: { proposalId: proposalOf(9) } }),
    },
  },
  'match-delivery-list': {
    order(world) {
      staff(world);
      world.must(restoring(H));
      return told.matched(2);
    },
    refused: { 'other-epoch': (order) => ({ ...order, input: { ...order.input, epoch: 3 } }) },
  },
};
