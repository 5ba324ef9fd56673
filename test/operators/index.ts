import {
  ApprovalModeSet,
  ChangeApproved,
  ChangeDropped,
  ChangeProposed,
  ChangeStopped,
  OperatorAdded,
  OperatorDisabled,
  OperatorReset,
  OperatorRoleChanged,
  operators as slice,
} from '@skins/engine/operators';
import { GRANTS } from '@skins/engine/accounts';
import { RulesPublished } from '@skins/engine/rules';
import { DAY_MS, SYSTEM, operatorActor } from '@skins/engine/kernel';
import { shop } from '@skins/engine/shop';
import { appended, both, edited, moved, without } from '../kit/forge.ts';
import type { TestKit } from '../kit/kit.ts';
import { begin } from '../kit/platform.ts';
import { changing, stopping } from '../rules/orders.ts';
import {
  ADA,
  BOB,
  BOB_TOO,
  CYD,
  DAN,
  EVE,
  added,
  adding,
  approving,
  by,
  disabling,
  resetting,
  dropping,
  giving,
  pair,
  proposalOf,
  proposing,
  setting,
} from './orders.ts';

const ofGrants = {
  where: ({ name, version }: { name: string; version: number }) => name === 'grants' && version === 2,
};
const HASH = '5f'.repeat(32);

const approvedBy = (operatorId: string) =>
  both(
    moved(OperatorRoleChanged, () => ({ actor: operatorActor(operatorId) }), { nth: -1 }),
    moved(ChangeApproved, () => ({ actor: operatorActor(operatorId) }), { nth: -1 }),
  );

export const operators: TestKit<typeof slice> = {
  slice,
  shop,
  samples: {
    OperatorAdded: [{ operatorId: ADA, personId: ADA, role: 'owner' }],
    OperatorRoleChanged: [{ operatorId: ADA, role: 'game-manager' }],
    OperatorDisabled: [{ operatorId: ADA, reason: 'suspected' }],
    ApprovalModeSet: [{ mode: 'single', from: 0 }],
    ChangeProposed: [{ proposalId: proposalOf(1), hash: HASH, editors: [ADA, BOB], expires: 1 }],
    ChangeApproved: [
      { proposalId: proposalOf(1), hash: HASH, comment: 'As discussed' },
      { proposalId: proposalOf(2), hash: HASH, comment: null },
    ],
    ChangeDropped: [
      { proposalId: proposalOf(1), reason: 'withdrawn', comment: null },
      { proposalId: proposalOf(2), reason: 'refused', comment: 'Too dear' },
    ],
    ChangeStopped: [{ proposalId: proposalOf(1) }],
    OperatorReset: [{ operatorId: ADA }],
  },
  former: {
    'ChangeApproved@1': [{ proposalId: proposalOf(1), hash: HASH }],
    'ChangeDropped@1': [{ proposalId: proposalOf(1), reason: 'withdrawn' }],
  },
  slow: { ChangeProposed: 'proposals are few' },
  play(world) {
    begin(world);
    world.must(adding(DAN, 'content'));
    world.must(giving(DAN, 'auditor'));
    world.must(resetting(DAN));
    pair(world);
    world.must(proposing(1, added(CYD, 'support')));
    world.must(proposing(2, added(BOB_TOO, 'owner'), BOB));
    world.must(approving(1, added(CYD, 'support')));
    world.must(approving(2, added(BOB_TOO, 'owner'), ADA));
    world.must(resetting(BOB_TOO));
    world.time += DAY_MS;
    const later = { rules: GRANTS, content: { newPlayer: 1 }, from: world.time + DAY_MS };
    changing(world, 5, later, BOB_TOO);
    world.must(proposing(3, { kind: 'role', operatorId: CYD, role: 'auditor' }));
    world.must(approving(3, { kind: 'role', operatorId: CYD, role: 'auditor' }));
    world.must(proposing(4, added(EVE, 'content')));
    world.must(dropping(4, BOB));
    world.must(disabling(BOB_TOO, ADA));
    world.must(stopping(5, GRANTS));
    world.must(setting('single', BOB));
  },
  forgeries: {
    operator: [
      appended(OperatorAdded, () => ({ actor: SYSTEM, time: 0 })),
      edited(OperatorRoleChanged, () => ({ operatorId: EVE }), { nth: -1 }),
      edited(OperatorRoleChanged, () => ({ role: 'support' as const }), { nth: -1 }),
      edited(OperatorReset, () => ({ operatorId: EVE })),
      appended(OperatorDisabled, () => ({})),
      moved(OperatorDisabled, () => ({ actor: operatorActor(CYD) })),
    ],
    'four-eyes': [
      approvedBy(ADA),
      // New credentials half a day before an approval.
      moved(OperatorReset, ({ time }) => ({ time: time + DAY_MS / 2 }), { nth: -1 }),
      appended(OperatorAdded, () => ({ data: { operatorId: EVE, personId: EVE, role: 'owner' } })),
      // The shop acts alone in pairs mode.
      appended(OperatorRoleChanged, () => ({ data: { operatorId: DAN, role: 'owner' } })),
      both(
        moved(ChangeApproved, () => ({ actor: operatorActor(BOB) }), { nth: 1 }),
        moved(OperatorAdded, () => ({ actor: operatorActor(BOB) }), { nth: 4 }),
      ),
    ],
    proposal: [
      edited(ChangeProposed, () => ({ hash: HASH })),
      edited(ChangeProposed, ({ expires }) => ({ expires: expires + 1 })),
      edited(ChangeProposed, () => ({ editors: [BOB] })),
      edited(OperatorAdded, () => ({ role: 'owner' as const }), { nth: 3 }),
      edited(ChangeDropped, () => ({ reason: 'withdrawn' as const })),
      appended(ChangeDropped, () => ({})),
      appended(ChangeProposed, () => ({})),
      without(ChangeProposed),
    ],
    approved: [
      // Published as if approved: without the approval, or by the shop.
      without(ChangeApproved, { where: (_data, { stream }) => stream === 'rules-grants' }),
      appended(
        RulesPublished,
        ({ data }) => ({ actor: SYSTEM, data: { ...Object(data), version: 2 } }),
        ofGrants,
      ),
    ],
    stopped: [
      edited(ChangeStopped, () => ({ proposalId: proposalOf(1) })),
      without(OperatorDisabled, { where: ({ operatorId }) => operatorId === BOB_TOO }),
    ],
    'approval-mode': [
      edited(ApprovalModeSet, ({ from }) => ({ from: from - 1 }), { nth: 1 }),
      appended(ApprovalModeSet, () => ({}), { nth: 1 }),
      moved(ApprovalModeSet, ({ data }) => ({ data: { ...Object(data), mode: 'single' } })),
    ],
  },
  harmless: [
    { change: /^OperatorAdded data\.(operatorId|personId|role)$/, why: 'the shop alone adds the first ones' },
    {
      change: /^OperatorRoleChanged data\.role$/,
      why: 'the shop alone gives roles as long as one person decides',
    },
    { change: /^OperatorDisabled data\.(operatorId|reason)$/, why: 'any may be shut out, for any reason' },
    {
      change: /^ChangeProposed data\.(hash|proposalId)$/,
      why: 'a proposal that is dropped may be of anything',
    },
  ],
  late: [
    {
      change: /^ChangeProposed data\.(hash|proposalId|editors)/,
      why: 'what was proposed shows when it is approved',
    },
    { change: /^Operator\w+ data\./, why: 'who may do what shows when they do it' },
  ],
  unmeasured: {},
  trials: {
    'add-operator': {
      order: () => adding(ADA),
      refused: {
        'needs-approval': (order, world) => {
          world.must(adding(BOB));
          world.must(adding(CYD));
          world.must(setting('pairs', BOB));
          return order;
        },
        'operator-known': (order, world) => {
          world.must(adding(ADA, 'auditor'));
          return order;
        },
      },
    },
    'change-role': {
      order(world) {
        world.must(adding(ADA));
        world.must(adding(BOB));
        return giving(BOB, 'finance');
      },
      refused: {
        'needs-approval': (order, world) => {
          world.must(setting('pairs', ADA));
          return order;
        },
        'unknown-operator': (order) => ({ ...order, input: { ...order.input, operatorId: EVE } }),
      },
    },
    'reset-operator': {
      order(world) {
        world.must(adding(ADA));
        return resetting(ADA);
      },
      refused: {
        'unknown-operator': (order) => ({ ...order, input: { ...order.input, operatorId: EVE } }),
      },
    },
    'disable-operator': {
      order(world) {
        world.must(adding(ADA));
        world.must(adding(BOB));
        return disabling(BOB, ADA);
      },
      refused: {
        'may-not': (order) => by(order, EVE),
        'unknown-operator': (order) => ({ ...order, input: { ...order.input, operatorId: EVE } }),
      },
    },
    'set-approval-mode': {
      order(world) {
        world.must(adding(ADA));
        world.must(adding(BOB));
        return setting('pairs', ADA);
      },
      refused: {
        'may-not': (order) => by(order, EVE),
        'too-few-owners': (order, world) => {
          world.must(disabling(BOB));
          return order;
        },
      },
    },
    'propose-operators': {
      order(world) {
        pair(world);
        return proposing(1, added(EVE, 'support'));
      },
      refused: {
        'may-not': (order) => by(order, EVE),
        'proposal-known': (order, world) => {
          world.must(proposing(1, added(CYD, 'auditor')));
          return order;
        },
        'operator-known': (order) => ({ ...order, input: { ...order.input, change: added(BOB, 'owner') } }),
        'unknown-operator': (order) => ({
          ...order,
          input: { ...order.input, change: { kind: 'role', operatorId: EVE, role: 'owner' } },
        }),
        'nothing-changes': (order) => ({
          ...order,
          input: { ...order.input, change: { kind: 'role', operatorId: BOB, role: 'owner' } },
        }),
        'proposed-already': (order, world) => {
          world.must(proposing(2, order.input.change));
          return order;
        },
      },
    },
    'approve-operators': {
      order(world) {
        pair(world);
        world.must(proposing(1, added(EVE, 'support')));
        return approving(1, added(EVE, 'support'));
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
        'proposal-stale': (order) => ({ ...order, input: { ...order.input, change: added(EVE, 'owner') } }),
        'own-proposal': (order) => by(order, ADA),
        'on-probation': (order, world) => {
          world.must(proposing(2, added(CYD, 'owner')));
          world.must(approving(2, added(CYD, 'owner')));
          return by(order, CYD);
        },
      },
    },
    'drop-operators': {
      order(world) {
        pair(world);
        world.must(proposing(1, added(EVE, 'support')));
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
  },
  asks: { none: 'operators ask for what they decide, one after the other: trials and plays hold it' },
};
