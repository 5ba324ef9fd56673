import type { promotion as slice } from '@skins/engine/promotion';
import { dropping } from '../adjustments/orders.ts';
import type { TestKit } from '../kit/kit.ts';
import { ANNA, BEN } from '../kit/platform.ts';
import {
  BOB,
  BOB_TOO,
  EVE,
  added,
  approving as appointing,
  proposalOf,
  proposing as naming,
} from '../operators/orders.ts';
import { operatorOn } from '../standing/orders.ts';
import { dayOf } from '../kit/house.ts';
import { approving, closing, counted, ending, midnight, paying, proposing } from './orders.ts';
import { TABLE, friends, heldShare, played } from './plays.ts';

const DAY_MS = 86_400_000;

export const trials: TestKit<typeof slice>['trials'] = {
  'close-promotion-day': {
    order(world) {
      friends(world);
      played(world);
      const day = dayOf(world);
      midnight(world, day);
      return closing(counted(world, day));
    },
    refused: {
      'day-not-over': ({ input }) => closing({ ...input, day: input.day + 1 }),
    },
  },
  'pay-promotion': {
    order(world) {
      friends(world);
      return paying(ANNA, { table: TABLE, row: 1, friend: BEN, amount: 500, held: null });
    },
    refused: {},
  },
  'end-promotion-day': {
    order(world) {
      friends(world);
      played(world);
      const day = dayOf(world);
      midnight(world, day);
      world.must(closing(counted(world, day)));
      return ending(day);
    },
    refused: {},
  },
  'propose-promotion': {
    order(world) {
      return proposing(ANNA, { proposalId: proposalOf(1), ...heldShare(world), verdict: 'released' });
    },
    refused: {
      'may-not': (order) => ({ ...order, ...operatorOn(ANNA, EVE), stream: order.stream }),
      'proposal-known': (order, world) => {
        world.must(proposing(ANNA, { ...order.input, row: 2, verdict: 'refused' }));
        return order;
      },
      'share-not-held': (order) => ({ ...order, input: { ...order.input, row: 1 } }),
      'proposed-already': (order, world) => {
        world.must(proposing(ANNA, { ...order.input, proposalId: proposalOf(2) }));
        return order;
      },
    },
  },
  'approve-promotion': {
    order(world) {
      const input = { proposalId: proposalOf(1), ...heldShare(world), verdict: 'released' as const };
      world.must(proposing(ANNA, input));
      return approving(ANNA, input);
    },
    refused: {
      'share-not-held': (order) => ({ ...order, input: { ...order.input, row: 1 } }),
      'may-not': (order) => ({ ...order, ...operatorOn(ANNA, EVE) }),
      'proposal-ended': (order, world) => {
        world.must(dropping(1, ANNA));
        return { ...order, input: { ...order.input, proposalId: proposalOf(1) } };
      },
      'unknown-proposal': (order) => ({ ...order, input: { ...order.input, proposalId: proposalOf(9) } }),
      'proposal-expired': (order, world) => {
        world.time += 15 * DAY_MS;
        return order;
      },
      'proposal-stale': ({ input, ...order }) => ({
        ...order,
        input: { ...input, verdict: input.verdict === 'refused' ? 'released' : 'refused' },
      }),
      'own-proposal': (order, world) => {
        world.must(proposing(ANNA, { ...order.input, proposalId: proposalOf(3), verdict: 'refused' }, BOB));
        return approving(ANNA, { ...order.input, proposalId: proposalOf(3), verdict: 'refused' }, BOB);
      },
      'on-probation': (order, world) => {
        world.must(naming(1, added(BOB_TOO, 'finance')));
        world.must(appointing(1, added(BOB_TOO, 'finance')));
        return { ...order, ...operatorOn(ANNA, BOB_TOO) };
      },
    },
  },
};
