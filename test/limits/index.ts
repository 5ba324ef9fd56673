import {
  BreakTaken,
  ExclusionShared,
  LimitSet,
  RaiseAsked,
  RaiseConfirmed,
  RaiseDropped,
  RealityCheckSet,
  RealityChecked,
  SelfExcluded,
  limits as slice,
} from '@skins/engine/limits';
import { shop } from '@skins/engine/shop';
import { openingNow } from '../boxes/orders.ts';
import { named } from '../identity/orders.ts';
import { appended, both, edited, without } from '../kit/forge.ts';
import type { TestKit } from '../kit/kit.ts';
import { ANNA, BEN, begin } from '../kit/platform.ts';
import type { World } from '../kit/world.ts';
import {
  DEVICE,
  MARK,
  breaking,
  checkingEvery,
  confirming,
  droppingRaise,
  excluding,
  limiting,
  passingCheck,
  sharing,
} from './orders.ts';
import { withPolicy } from './policy-forgeries.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const LOSS = { kind: 'loss', span: 'day', amount: 1_000_000 } as const;
const RAISED = { ...LOSS, amount: 2_000_000 };
const HIGHER = { ...LOSS, amount: 3_000_000 };
const TIME = { kind: 'time', span: 'week', amount: 600 } as const;

/** Anna plays within her own limits, raises one, drops another raise, gets a reality check, and takes a break. */
function limited(world: World): void {
  begin(world, { [ANNA]: 1_000, [BEN]: 1_000 });
  named(world, ANNA, 'a');
  world.must(limiting(ANNA, LOSS));
  world.must(limiting(ANNA, TIME));
  world.must(openingNow(world, ANNA, 2));
  world.must(openingNow(world, ANNA, 1));
  world.must(limiting(ANNA, RAISED));
  world.must(limiting(ANNA, { ...TIME, amount: null }));
  world.must(droppingRaise(ANNA, TIME.kind, TIME.span));
  world.time += DAY_MS;
  world.must(confirming(ANNA, RAISED));
  world.must(checkingEvery(ANNA, 6));
  for (let minute = 0; minute < 7; minute += 1) {
    world.time += MINUTE_MS;
    if (minute === 6) world.must(passingCheck(ANNA));
    world.must(openingNow(world, ANNA, 1));
  }
  world.must(breaking(ANNA, 1));
  world.must(breaking(ANNA, 2));
  world.time += 2 * HOUR_MS;
  world.must(openingNow(world, ANNA, 1));
}

export const limits: TestKit<typeof slice> = {
  slice,
  shop,
  samples: {
    LimitSet: [LOSS, TIME],
    RaiseAsked: [RAISED, { ...TIME, amount: null }],
    RaiseConfirmed: [RAISED, { ...TIME, amount: null }],
    RaiseDropped: [{ kind: 'deposit', span: 'month' }],
    BreakTaken: [{ hours: 1 }],
    SelfExcluded: [
      { days: 183, marks: [] },
      { days: 3_660, marks: [MARK, DEVICE] },
    ],
    ExclusionShared: [{ until: 1, by: { kind: 'card', hash: 'c'.repeat(64) }, marks: [MARK] }],
    RealityCheckSet: [{ everyMinutes: 30 }, { everyMinutes: null }],
    RealityChecked: [{ minutes: 30, staked: 1, returned: 0 }],
  },
  former: {},
  slow: {},
  play(world) {
    limited(world);
    world.must(excluding(BEN, 183));
    world.must(excluding(BEN, 184));
    const until = world.time + 184 * DAY_MS;
    world.must(sharing(ANNA, until));
    world.time += 184 * DAY_MS;
    world.must(openingNow(world, ANNA, 1));
    world.must(openingNow(world, BEN, 1));
  },
  forgeries: {
    limit: [
      appended(LimitSet, () => ({ data: { ...LOSS, amount: 5_000_000 } })),
      appended(LimitSet, () => ({ data: { ...TIME, amount: 601 } })),
    ],
    raise: [
      edited(RaiseConfirmed, ({ amount }) => ({ amount: (amount ?? 0) + 1 })),
      edited(RaiseConfirmed, () => ({ amount: null })),
      edited(RaiseAsked, () => ({ amount: LOSS.amount })),
      without(RaiseAsked),
      appended(RaiseConfirmed, () => ({})),
      appended(RaiseDropped, () => ({})),
      // A raise confirmed when it is requested, a day early.
      both(
        appended(RaiseAsked, () => ({ data: HIGHER, command: 'asked' })),
        appended(RaiseConfirmed, () => ({ data: HIGHER })),
      ),
    ],
    break: [edited(BreakTaken, () => ({ hours: 3 }))],
    exclusion: [edited(SelfExcluded, () => ({ days: 185 }))],
    'shared-exclusion': [
      edited(ExclusionShared, ({ until }) => ({ until: until + DAY_MS })),
      edited(ExclusionShared, ({ until }) => ({ until: until - DAY_MS })),
      edited(ExclusionShared, () => ({ by: { kind: 'card' as const, hash: MARK.hash } })),
      without(SelfExcluded, { nth: -1 }),
    ],
    braked: [
      edited(BreakTaken, () => ({ hours: 3 }), { nth: -1 }),
      both(
        edited(SelfExcluded, () => ({ days: 185 }), { nth: -1 }),
        edited(ExclusionShared, ({ until }) => ({ until: until + DAY_MS })),
      ),
    ],
    'over-limit': [
      edited(LimitSet, () => ({ amount: 1 })),
      edited(LimitSet, () => ({ kind: 'time' as const, amount: 0 })),
      edited(LimitSet, () => ({ amount: 0 }), { nth: 1 }),
    ],
    'reality-check': [
      edited(RealityChecked, ({ minutes }) => ({ minutes: minutes + 1 })),
      edited(RealityChecked, ({ staked }) => ({ staked: staked + 1 })),
      edited(RealityChecked, ({ returned }) => ({ returned: returned + 1 })),
      edited(RealityCheckSet, () => ({ everyMinutes: 5 })),
    ],
    // Ben plays without a real name.
    named: [withPolicy({ pack: 'cn', hours: { from: 8, until: 22 }, cycleMs: 0, caps: [] })],
    policy: [
      withPolicy({ pack: 'uk', hours: null, cycleMs: 5_000, caps: [] }),
      withPolicy({ pack: 'play', hours: { from: 0, until: 1 }, cycleMs: 0, caps: [] }),
      withPolicy({ pack: 'play', hours: null, cycleMs: 60_000, caps: [] }),
    ],
  },
  harmless: [
    {
      change: /^(SelfExcluded|ExclusionShared) data\.marks\./,
      why: 'keyed hashes: only who has the key can tell them',
    },
  ],
  late: [],
  unmeasured: {},
  trials: {
    'set-limit': {
      order(world) {
        begin(world, { [ANNA]: 100 });
        return limiting(ANNA, LOSS);
      },
      refused: {
        'limit-amount-out-of-range': (order) => ({ ...order, input: { ...order.input, amount: -1 } }),
        'raise-waits': (order, world) => {
          world.must(order);
          world.must(limiting(ANNA, RAISED));
          return limiting(ANNA, RAISED);
        },
      },
    },
    'confirm-raise': {
      order(world) {
        begin(world, { [ANNA]: 100 });
        world.must(limiting(ANNA, LOSS));
        world.must(limiting(ANNA, RAISED));
        world.time += DAY_MS;
        return confirming(ANNA, RAISED);
      },
      refused: {
        'no-raise': (order) => ({ ...order, input: { ...order.input, amount: 3_000_000 } }),
        'raise-too-soon': (order, world) => {
          world.must(droppingRaise(ANNA, LOSS.kind, LOSS.span));
          world.must(limiting(ANNA, RAISED));
          return order;
        },
      },
    },
    'drop-raise': {
      order(world) {
        begin(world, { [ANNA]: 100 });
        world.must(limiting(ANNA, LOSS));
        world.must(limiting(ANNA, RAISED));
        return droppingRaise(ANNA, LOSS.kind, LOSS.span);
      },
      refused: {},
    },
    'take-break': {
      order(world) {
        begin(world, { [ANNA]: 100 });
        return breaking(ANNA, 24);
      },
      refused: {
        'break-out-of-range': (order) => ({ ...order, input: { hours: 0 } }),
        'break-runs': (order, world) => {
          world.must(breaking(ANNA, 48));
          return order;
        },
      },
    },
    'exclude-self': {
      order(world) {
        begin(world, { [ANNA]: 100 });
        return excluding(ANNA, 183);
      },
      refused: {
        'exclusion-out-of-range': (order) => ({ ...order, input: { days: 182 } }),
        'exclusion-runs': (order, world) => {
          world.must(excluding(ANNA, 365));
          return order;
        },
      },
    },
    'share-exclusion': {
      order(world) {
        begin(world, { [ANNA]: 100, [BEN]: 100 });
        world.must(excluding(BEN, 183));
        return sharing(ANNA, world.time + 183 * DAY_MS);
      },
      refused: {
        'exclusion-runs': (order, world) => {
          world.must(excluding(ANNA, 365));
          return order;
        },
      },
    },
    'set-reality-check': {
      order(world) {
        begin(world, { [ANNA]: 100 });
        return checkingEvery(ANNA, 30);
      },
      refused: {
        'reality-check-out-of-range': (order) => ({ ...order, input: { everyMinutes: 4 } }),
      },
    },
    'pass-reality-check': {
      order(world) {
        begin(world, { [ANNA]: 100 });
        world.must(openingNow(world, ANNA, 1));
        return passingCheck(ANNA);
      },
      refused: {},
    },
  },
  asks: {
    none: 'the world of the properties knows no limits: `properties.spec.ts` asks at random in a shop that does',
  },
};
