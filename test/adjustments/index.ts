import { BalanceAdjusted, ItemsVoided, adjustments as slice } from '@skins/engine/adjustments';
import { DAY_MS, UNITS_PER_GEM, operatorActor } from '@skins/engine/kernel';
import { shop } from '@skins/engine/shop';
import { WalletPosted } from '@skins/engine/wallet';
import { ItemsMoved } from '@skins/engine/bag';
import { openingNow } from '../boxes/orders.ts';
import { sellingNow } from '../bag/orders.ts';
import { type Forge, both, edited, moved } from '../kit/forge.ts';
import type { TestKit } from '../kit/kit.ts';
import { ANNA, BEN, begin } from '../kit/platform.ts';
import { endingWith, withoutStream } from '../kit/splices.ts';
import type { World } from '../kit/world.ts';
import {
  ADA,
  BOB,
  BOB_TOO,
  CYD,
  EVE,
  added,
  adding,
  approving as approvingOperator,
  proposalOf,
  proposing as proposingOperator,
  setting,
} from '../operators/orders.ts';
import { operatorOn } from '../standing/orders.ts';
import {
  adjusting,
  approving,
  approvingToVoid,
  credit,
  debit,
  dropping,
  proposing,
  proposingToVoid,
  voidingOf,
} from './orders.ts';

/** Begins a log in pairs mode: owners Ada and Bob, Cyd in support, Eve in content, all added more than a day ago. */
export function staff(world: World): void {
  begin(world, { [ANNA]: 50 });
  world.must(adding(BOB));
  world.must(adding(CYD, 'support'));
  world.must(adding(EVE, 'content'));
  world.time += DAY_MS;
  world.must(setting('pairs', ADA));
}

const adjustmentPosted = { where: ({ reason }: { reason: string }) => reason === 'adjustment' };

/** The nth act, attributed to another operator. */
const actBy = (operatorId: string, nth: number): Forge =>
  both(
    moved(WalletPosted, () => ({ actor: operatorActor(operatorId) }), { ...adjustmentPosted, nth }),
    moved(BalanceAdjusted, () => ({ actor: operatorActor(operatorId) }), { nth }),
  );

/** The first credit, with another amount in gems. */
const crediting = (gems: number): Forge => {
  const amount = gems * UNITS_PER_GEM;
  return both(
    edited(
      WalletPosted,
      ({ balance }) => ({
        postings: [{ from: 'house', to: 'player', amount }],
        balance: balance - 100 * UNITS_PER_GEM + amount,
      }),
      adjustmentPosted,
    ),
    edited(BalanceAdjusted, () => ({ amount })),
  );
};

export const adjustments: TestKit<typeof slice> = {
  slice,
  shop,
  samples: {
    BalanceAdjusted: [{ way: 'credit', amount: 1, reason: 'goodwill', approved: false }],
    ItemsVoided: [{ reason: 'fault', itemIds: [`${ANNA}-1`], worth: 80_000 }],
  },
  former: {},
  slow: {},
  play(world) {
    staff(world);
    for (let act = 0; act < 4; act += 1) world.must(adjusting(world, ANNA, credit(100)));
    world.must(adjusting(world, ANNA, debit(100)));
    world.must(adjusting(world, ANNA, credit(100), BOB));
    world.must(proposing(1, ANNA, credit(9_000)));
    world.must(approving(1, ANNA, credit(9_000)));
    world.must(proposing(2, ANNA, debit(9_000)));
    world.must(dropping(2, ANNA, BOB));
    world.must(openingNow(world, ANNA, 4));
    world.must(proposingToVoid(3, ANNA, voidingOf(ANNA, 2, 4)));
    world.must(approvingToVoid(3, ANNA, voidingOf(ANNA, 2, 4)));
  },
  forgeries: {
    adjustment: [actBy(EVE, 0)],
    ceiling: [
      crediting(101),
      actBy(CYD, 5),
      both(withoutStream('rules-adjustment-ceilings'), endingWith(BalanceAdjusted)),
    ],
    voiding: [
      edited(ItemsVoided, ({ worth }) => ({ worth: worth - 1 })),
      edited(ItemsVoided, ({ itemIds }) => ({ itemIds: itemIds.slice(1) })),
      edited(ItemsMoved, ({ items }) => ({ items: items.slice(1) }), { where: ({ to }) => to === 6 }),
    ],
  },
  harmless: [],
  late: [
    {
      change: /^BalanceAdjusted data\.(reason|amount|approved)$|^ItemsVoided data\.reason$/,
      why: 'what is approved shows in the approval',
    },
  ],
  unmeasured: { adjustment: 'no stake: it is public in the totals of adjustments' },
  trials: {
    'adjust-balance': {
      order(world) {
        staff(world);
        return adjusting(world, ANNA, credit(5));
      },
      refused: {
        'may-not': (order, world) => ({ ...adjusting(world, ANNA, order.input, EVE), stream: order.stream }),
        'unknown-player': (order) => ({ ...order, stream: `player-${BEN}` }),
        'amount-out-of-range': (order) => ({ ...order, input: { ...order.input, amount: 0 } }),
        'above-ceiling': (order) => ({ ...order, input: { ...order.input, amount: 101 * UNITS_PER_GEM } }),
        'above-day-ceiling': (order, world) => {
          for (let act = 0; act < 5; act += 1) world.must(adjusting(world, ANNA, credit(100)));
          return order;
        },
        'insufficient-gems': (order) => ({ ...order, input: debit(60) }),
      },
    },
    'propose-adjustment': {
      order(world) {
        staff(world);
        return proposing(1, ANNA, credit(9_000));
      },
      refused: {
        'may-not': (order) => ({ ...order, ...operatorOn(ANNA, EVE), stream: order.stream }),
        'proposal-known': (order, world) => {
          world.must(proposing(1, ANNA, credit(1)));
          return { ...order, stream: `player-${ANNA}` };
        },
        'unknown-player': (order) => ({ ...order, stream: `player-${BEN}` }),
        'amount-out-of-range': (order) => ({ ...order, input: { ...order.input, amount: 0 } }),
        'proposed-already': (order, world) => {
          world.must(proposing(2, ANNA, order.input));
          return order;
        },
      },
    },
    'approve-adjustment': {
      order(world) {
        staff(world);
        world.must(proposing(1, ANNA, credit(9_000)));
        return approving(1, ANNA, credit(9_000));
      },
      refused: {
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
        'proposal-stale': (order) => ({ ...order, input: { ...order.input, amount: 1 } }),
        'own-proposal': (order, world) => {
          world.must(proposing(3, ANNA, credit(7), BOB));
          return approving(3, ANNA, { ...order.input, ...credit(7) }, BOB);
        },
        'on-probation': (order, world) => {
          world.must(proposingOperator(1, added(BOB_TOO, 'finance')));
          world.must(approvingOperator(1, added(BOB_TOO, 'finance')));
          return { ...order, ...operatorOn(ANNA, BOB_TOO) };
        },
        'insufficient-gems': (_order, world) => {
          world.must(proposing(5, ANNA, debit(9_000)));
          return approving(5, ANNA, debit(9_000));
        },
      },
    },
    'propose-voiding': {
      order(world) {
        staff(world);
        world.must(openingNow(world, ANNA, 2));
        return proposingToVoid(1, ANNA, voidingOf(ANNA, 1, 2));
      },
      refused: {
        'may-not': (order) => ({ ...order, ...operatorOn(ANNA, EVE) }),
        'proposal-known': (order, world) => {
          world.must(proposing(1, ANNA, credit(1)));
          return { ...order, stream: `player-${ANNA}` };
        },
        'unknown-player': (order) => ({ ...order, stream: `player-${BEN}` }),
        'items-out-of-range': (order) => ({ ...order, input: { ...order.input, itemIds: [] } }),
        'unknown-item': (order) => ({ ...order, input: { ...order.input, itemIds: [`${ANNA}-9`] } }),
        'item-not-free': (order, world) => {
          world.must(sellingNow(world, ANNA, 1));
          return order;
        },
        'proposed-already': (order, world) => {
          world.must(proposingToVoid(2, ANNA, order.input));
          return order;
        },
      },
    },
    'approve-voiding': {
      order(world) {
        staff(world);
        world.must(openingNow(world, ANNA, 2));
        world.must(proposingToVoid(1, ANNA, voidingOf(ANNA, 1, 2)));
        return approvingToVoid(1, ANNA, voidingOf(ANNA, 1, 2));
      },
      refused: {
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
        'proposal-stale': (order, world) => {
          world.must(sellingNow(world, ANNA, 1));
          return order;
        },
        'own-proposal': (_order, world) => {
          world.must(proposingToVoid(3, ANNA, voidingOf(ANNA, 1), BOB));
          return approvingToVoid(3, ANNA, voidingOf(ANNA, 1), BOB);
        },
        'on-probation': (order, world) => {
          world.must(proposingOperator(1, added(BOB_TOO, 'finance')));
          world.must(approvingOperator(1, added(BOB_TOO, 'finance')));
          return { ...order, ...operatorOn(ANNA, BOB_TOO) };
        },
      },
    },
    'drop-adjustment': {
      order(world) {
        staff(world);
        world.must(proposing(1, ANNA, credit(9_000)));
        return dropping(1, ANNA, ADA);
      },
      refused: {
        'may-not': (order) => ({ ...order, ...operatorOn(ANNA, EVE) }),
        'proposal-ended': (order, world) => {
          world.must(dropping(1, ANNA));
          return { ...order, input: { proposalId: proposalOf(1) } };
        },
        'unknown-proposal': (order) => ({ ...order, input: { proposalId: proposalOf(9) } }),
      },
    },
  },
  asks: { none: 'operators ask for what they decide, one after the other: trials and plays hold it' },
};
