import type { catalogue as slice } from '@skins/engine/catalogue';
import { DAY_MS } from '@skins/engine/kernel';
import { CHANGE_FREEZE, NOTICE_MS } from '@skins/engine/rules';
import { SHELF as SAMPLE_SHELF } from './sample-catalogue.ts';
import type { TestKit } from '../kit/kit.ts';
import type { Order } from '../kit/order.ts';
import { begin } from '../kit/platform.ts';
import {
  ADA,
  BOB,
  CYD,
  EVE,
  added,
  adding,
  approving as approvingOperators,
  by,
  disabling,
  pair,
  proposalOf,
  proposing as proposingOperators,
} from '../operators/orders.ts';
import { changing as changingRules } from '../rules/orders.ts';
import {
  NO_CHANGE,
  SHELF,
  approving,
  dropping,
  listing,
  pricing,
  proposing,
  publishing,
  skinOf,
  stopping,
} from './orders.ts';

/** The same order where there is a player. */
const somebodyPlays = <Input>(order: Order<Input>): Order<Input> => ({
  ...order,
  context: (given, view) => ({ ...Object(order.context(given, view)), played: true }),
});

/** How each command of the catalogue is accepted, and how it comes to each of its refusals. */
export const trials: TestKit<typeof slice>['trials'] = {
  'list-skins': {
    order(world) {
      begin(world);
      return { ...listing, input: { ...listing.input, skins: [skinOf('plain', 6_000)] } };
    },
    refused: {
      'malformed-skin': (order) => ({
        ...order,
        input: {
          ...order.input,
          skins: order.input.skins.map((skin) => ({ ...skin, image: 'https://x' })),
        },
      }),
      'malformed-shelf': (order) => ({
        ...order,
        input: { ...order.input, shelves: [{ ...SAMPLE_SHELF, name: { ...SHELF.name, vi: '' } }] },
      }),
      'skin-twice': (order) => ({
        ...order,
        input: { ...order.input, skins: [...order.input.skins, ...order.input.skins] },
      }),
      'shelf-twice': (order) => ({ ...order, input: { ...order.input, shelves: [SHELF, SHELF] } }),
      'needs-approval': somebodyPlays,
    },
  },
  'publish-box': {
    order(world) {
      begin(world);
      return publishing('box-one', 20_000, 1);
    },
    refused: {
      'malformed-box': (order) => ({ ...order, input: { ...order.input, price: 0 } }),
      'unknown-shelf': (order) => ({
        ...order,
        input: { ...order.input, face: { ...order.input.face, shelfId: 'nowhere' } },
      }),
      'unknown-skin': (order) => ({
        ...order,
        input: { ...order.input, face: { ...order.input.face, hero: 'unlisted' } },
      }),
      'item-twice': (order) => ({
        ...order,
        input: { ...order.input, items: [...order.input.items, ...order.input.items.slice(0, 1)] },
      }),
      'bad-probability': (order) => ({
        ...order,
        input: { ...order.input, items: withProbabilities(order.input.items, ['none', '0.5', '0.5']) },
      }),
      'probabilities-sum': (order) => ({
        ...order,
        input: { ...order.input, items: withProbabilities(order.input.items, ['0.5', '0.5', '0.5']) },
      }),
      'no-ticket': (order) => ({
        ...order,
        input: {
          ...order.input,
          items: withProbabilities(order.input.items, ['0.5', '0.499999999', '0.000000001']),
        },
      }),
      'needs-approval': somebodyPlays,
    },
  },
  'propose-catalogue': {
    order(world) {
      begin(world);
      pair(world);
      return proposing(1, { change: pricing('rare', 90_000), from: world.time + DAY_MS });
    },
    refused: {
      'may-not': (order) => by(order, EVE),
      'proposal-known': (order, world) => {
        world.must(proposing(1, { change: pricing('fine', 1_000) }));
        return order;
      },
      'too-many-editors': (order) => ({
        ...order,
        input: {
          ...order.input,
          editors: Array.from({ length: 20 }, (_none, k) => `${k}`.padStart(16, 'c')),
        },
      }),
      'unknown-operator': (order) => ({ ...order, input: { ...order.input, editors: [EVE] } }),
      'catalogue-faults': (order) => ({
        ...order,
        input: { ...order.input, change: { ...order.input.change, retired: [{ boxId: 'box-ten' }] } },
      }),
      'nothing-changes': (order) => ({ ...order, input: { ...order.input, change: NO_CHANGE } }),
      'from-too-near': (order, world) => ({
        ...order,
        input: { ...order.input, from: world.time + NOTICE_MS },
      }),
      'proposed-already': (order, world) => {
        world.must({ ...order, input: { ...order.input, proposalId: proposalOf(2) } });
        return order;
      },
    },
  },
  'approve-catalogue': {
    order(world) {
      begin(world);
      pair(world);
      const from = world.time + DAY_MS;
      const change = pricing('rare', 90_000);
      world.must(proposing(1, { change, from }));
      return approving(1, { change, from, by: BOB });
    },
    refused: {
      'may-not': (order) => by(order, EVE),
      'proposal-ended': (order, world) => {
        world.must(dropping(1));
        return { ...order, input: { ...order.input, proposalId: proposalOf(1) } };
      },
      'unknown-proposal': (order) => ({ ...order, input: { ...order.input, proposalId: proposalOf(9) } }),
      'proposal-expired': (order, world) => {
        world.time += 15 * DAY_MS;
        return order;
      },
      'proposal-stale': (order) => ({
        ...order,
        input: { ...order.input, change: pricing('rare', 90_001) },
      }),
      'own-proposal': (order) => by(order, ADA),
      'on-probation': (order, world) => {
        world.must(proposingOperators(2, added(CYD, 'owner')));
        world.must(approvingOperators(2, added(CYD, 'owner')));
        return by(order, CYD);
      },
      'from-too-near': (order, world) => {
        world.time += DAY_MS;
        return order;
      },
      frozen: (order, world) => {
        const freeze = { from: world.time, until: world.time + 9 * DAY_MS };
        changingRules(world, 3, { rules: CHANGE_FREEZE, content: { freeze } }, BOB);
        return order;
      },
    },
  },
  'drop-catalogue': {
    order(world) {
      begin(world);
      pair(world);
      world.must(proposing(1, { change: pricing('rare', 90_000) }));
      return dropping(1);
    },
    refused: {
      'may-not': (order) => by(order, EVE),
      'proposal-ended': (order, world) => {
        world.must(dropping(1));
        return { ...order, input: { proposalId: proposalOf(1) } };
      },
      'unknown-proposal': (order) => ({ ...order, input: { proposalId: proposalOf(9) } }),
    },
  },
  'stop-catalogue': {
    order(world) {
      begin(world);
      world.must(adding(CYD));
      pair(world);
      const change = pricing('rare', 90_000);
      const from = world.time + DAY_MS;
      world.must(proposing(1, { change, from }));
      world.must(approving(1, { change, from, by: BOB }));
      world.must(disabling(BOB));
      return stopping(1);
    },
    refused: {
      'unknown-proposal': (order) => ({ ...order, input: { proposalId: proposalOf(9) } }),
      'proposal-ended': (order, world) => {
        world.must(proposing(2, { change: pricing('fine', 1_000) }));
        world.must(dropping(2));
        return { ...order, input: { proposalId: proposalOf(2) } };
      },
      'approver-stands': (order, world) => {
        const change = pricing('plain', 1_000);
        world.must(proposing(3, { change }));
        world.must(approving(3, { change, by: CYD }));
        return { ...order, input: { proposalId: proposalOf(3) } };
      },
      'counts-already': (order, world) => {
        world.time += DAY_MS;
        return order;
      },
    },
  },
};

function withProbabilities<Item>(
  items: readonly Item[],
  probabilities: readonly string[],
): (Item & { probability: string })[] {
  return items.map((item, n) => ({ ...item, probability: probabilities[n] ?? '0' }));
}
