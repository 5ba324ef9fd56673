import { rulesHashOf, settingHashOf } from '@skins/engine/fairness';
import { DAY_MS } from '@skins/engine/kernel';
import { ChangeApproved, ChangeProposed } from '@skins/engine/operators';
import { CHANGE_FREEZE, NOTICE_MS, RulesPublished, rules as slice } from '@skins/engine/rules';
import { both, edited, moved } from '../kit/forge.ts';
import type { TestKit } from '../kit/kit.ts';
import { ANNA, begin } from '../kit/platform.ts';
import { shopWith } from '../kit/shop.ts';
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
import { approving, changing, dropping, proposing, publishing, stopping } from './orders.ts';
import { late } from './late.ts';
import { SAMPLE_RULES, ruled } from './sample-rules.ts';

const { name, first: content } = SAMPLE_RULES;
const hash = rulesHashOf(name, content);
const LATER = 10 * DAY_MS;
const SIX = { content: { edge: 6 } };
const SEVEN = { content: { edge: 7 } };
const EIGHT = { content: { edge: 8 } };

/** A freeze that has ended, and one that covers all times. */
const PAST = { freeze: { from: 1, until: 2 } };
const WHOLE = { freeze: { from: 1, until: Number.MAX_SAFE_INTEGER } };
const ENDLESS = { content: WHOLE, hash: rulesHashOf(CHANGE_FREEZE.name, WHOLE) };
const ENDLESS_HASH = settingHashOf(
  [RulesPublished.of({ name: CHANGE_FREEZE.name, version: 2, from: 0, ...ENDLESS })],
  null,
);
const ofFreeze = {
  where: ({ proposalId }: { readonly proposalId: string }) => proposalId === proposalOf(9),
};

const second = { where: ({ version }: { version: number }) => version === 2 };

export const rules: TestKit<typeof slice> = {
  slice,
  shop: shopWith({ ruled }),
  samples: { RulesPublished: [{ name, version: 1, from: 0, hash, content }] },
  former: {},
  slow: { RulesPublished: 'rules are of any shape, and few' },
  play(world) {
    begin(world, { [ANNA]: 100 });
    pair(world);
    changing(world, 1, SIX, BOB);
    changing(world, 9, { rules: CHANGE_FREEZE, content: PAST }, BOB);
    const from = world.time + LATER;
    changing(world, 2, { ...SEVEN, from }, BOB);
    // On top of it, by an operator who is not disabled.
    changing(world, 3, { ...EIGHT, by: BOB }, ADA);
    world.must(proposing(4, SIX));
    world.must(dropping(4, BOB));
    world.must(disabling(BOB));
    world.must(stopping(2));
  },
  forgeries: {
    rules: [
      edited(RulesPublished, () => ({ content: { edge: 6 } })),
      edited(RulesPublished, () => ({ version: 2 })),
      edited(RulesPublished, () => ({ name: 'other-game' })),
      moved(RulesPublished, () => ({ stream: 'rules-other-game', version: 1 }), { nth: -1 }),
    ],
    'first-rules': [late({ open: true, rate: 10_000 })],
    // The freeze is changed to cover a later publication, with the matching approval.
    freeze: [
      both(
        edited(RulesPublished, () => ENDLESS, {
          where: ({ name: one }) => one === CHANGE_FREEZE.name,
          nth: -1,
        }),
        edited(ChangeProposed, () => ({ hash: ENDLESS_HASH }), ofFreeze),
        edited(ChangeApproved, () => ({ hash: ENDLESS_HASH }), ofFreeze),
      ),
    ],
    notice: [
      edited(RulesPublished, ({ from }) => ({ from: from - 1 }), second),
      edited(RulesPublished, ({ from }) => ({ from: from + 1 })),
      edited(RulesPublished, ({ from }) => ({ from: from - LATER }), { nth: -1 }),
    ],
  },
  harmless: [],
  late: [
    { change: /^RulesPublished data\.from$/, why: 'from when it was to count shows in what was approved' },
  ],
  unmeasured: {},
  trials: {
    'publish-rules': {
      order: () => publishing(SAMPLE_RULES),
      refused: {
        'unknown-rules': (order) => ({ ...order, context: (given) => ({ ...given, rules: undefined }) }),
        'malformed-rules': (order) => ({ ...order, input: { ...order.input, content: { edge: -1 } } }),
        'needs-approval': (order, world) => {
          world.must(order);
          return { ...order, input: { ...order.input, ...SIX } };
        },
      },
    },
    'propose-rules': {
      order(world) {
        begin(world);
        pair(world);
        return proposing(1, { ...SIX, from: world.time + LATER });
      },
      refused: {
        'may-not': (order) => by(order, EVE),
        'proposal-known': (order, world) => {
          world.must(proposing(1, EIGHT));
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
        'unknown-rules': (order) => ({
          ...order,
          context: (given, view) => ({ ...Object(order.context(given, view)), rules: undefined }),
        }),
        'malformed-rules': (order) => ({ ...order, input: { ...order.input, content: { edge: -1 } } }),
        'nothing-changes': (order) => ({ ...order, input: { ...order.input, content } }),
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
    'approve-rules': {
      order(world) {
        begin(world);
        pair(world);
        const from = world.time + LATER;
        world.must(proposing(1, { ...SIX, from }));
        return approving(1, { ...SIX, from, by: BOB });
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
        'proposal-stale': (order) => ({ ...order, input: { ...order.input, content: { edge: 9 } } }),
        'own-proposal': (order) => by(order, ADA),
        'on-probation': (order, world) => {
          world.must(proposingOperators(2, added(CYD, 'owner')));
          world.must(approvingOperators(2, added(CYD, 'owner')));
          return by(order, CYD);
        },
        'from-too-near': (order, world) => {
          world.time += LATER;
          return order;
        },
        frozen: (order, world) => {
          changing(world, 9, { rules: CHANGE_FREEZE, content: WHOLE }, BOB);
          return order;
        },
      },
    },
    'drop-rules': {
      order(world) {
        begin(world);
        pair(world);
        world.must(proposing(1, SIX));
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
    'stop-rules': {
      order(world) {
        begin(world);
        world.must(adding(CYD));
        pair(world);
        changing(world, 1, { ...SIX, from: world.time + LATER }, BOB);
        world.must(disabling(BOB));
        return stopping(1);
      },
      refused: {
        'unknown-proposal': (order) => ({ ...order, input: { proposalId: proposalOf(9) } }),
        'proposal-ended': (order, world) => {
          world.must(proposing(2, SEVEN));
          world.must(dropping(2));
          return { ...order, input: { proposalId: proposalOf(2) } };
        },
        'approver-stands': (order, world) => {
          world.must(proposing(3, EIGHT));
          world.must(approving(3, { ...EIGHT, by: CYD }));
          return { ...order, input: { proposalId: proposalOf(3) } };
        },
        'counts-already': (order, world) => {
          world.time += LATER;
          return order;
        },
      },
    },
  },
  asks: { none: 'no slice of the shop plays by rules that change at random' },
};
