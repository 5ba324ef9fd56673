import {
  IdentityClaimed,
  IdentityReleased,
  PlatformBound,
  REAL_NAME,
  RealNameVerified,
  identity as slice,
} from '@skins/engine/identity';
import { RulesPublished } from '@skins/engine/rules';
import { shop } from '@skins/engine/shop';
import { erasing } from '../erasure/orders.ts';
import { appended, edited, without } from '../kit/forge.ts';
import type { TestKit } from '../kit/kit.ts';
import { ANNA, BEN, CLEO, begin } from '../kit/platform.ts';
import { binding, claiming, naming, releasing } from './orders.ts';

const HASH = 'c'.repeat(64);

export const identity: TestKit<typeof slice> = {
  slice,
  shop,
  samples: {
    IdentityClaimed: [
      { kind: 'card', playerId: ANNA, first: true },
      { kind: 'steam', playerId: ANNA, first: false },
    ],
    IdentityReleased: [{ kind: 'steam', playerId: ANNA }],
    RealNameVerified: [
      { card: HASH, rewarded: true },
      { card: HASH, rewarded: false },
    ],
    PlatformBound: [{ login: HASH }],
  },
  former: {},
  slow: {},
  play(world) {
    begin(world, { [ANNA]: 100, [BEN]: 100, [CLEO]: 100 });
    world.must(claiming('card', 'c', ANNA));
    world.must(naming(ANNA, 'c', true));
    world.must(claiming('steam', 'd', ANNA));
    world.must(binding(ANNA, 'd'));
    // Claimed but never bound.
    world.must(claiming('steam', 'e', BEN));
    world.must(releasing('steam', 'e', BEN));
    // The person returns under another account, and gets no second reward.
    world.must(erasing(ANNA, { card: 'c', platform: 'd' }));
    world.must(releasing('card', 'c', ANNA));
    world.must(releasing('steam', 'd', ANNA));
    world.must(claiming('card', 'c', BEN));
    world.must(naming(BEN, 'c', false));
    world.must(claiming('steam', 'd', BEN));
    world.must(binding(BEN, 'd'));
  },
  forgeries: {
    identity: [
      appended(IdentityClaimed, () => ({}), { nth: -1 }),
      appended(IdentityReleased, () => ({}), { nth: -1 }),
      without(IdentityReleased, { nth: 1 }),
      edited(IdentityReleased, () => ({ playerId: CLEO }), { nth: 1 }),
      edited(IdentityClaimed, () => ({ kind: 'steam' as const })),
      // Released while its player still exists.
      appended(IdentityReleased, ({ data }) => ({ data: { ...Object(data), playerId: BEN } }), { nth: -1 }),
    ],
    'real-name': [
      without(IdentityClaimed, { nth: -1 }),
      edited(IdentityClaimed, () => ({ playerId: CLEO }), { nth: -1 }),
      edited(RealNameVerified, () => ({ card: 'a'.repeat(64) })),
      edited(PlatformBound, () => ({ login: 'a'.repeat(64) })),
      appended(RealNameVerified, () => ({}), { nth: -1 }),
      appended(PlatformBound, () => ({}), { nth: -1 }),
    ],
    'reward-once': [
      edited(IdentityClaimed, () => ({ first: true }), { nth: -2 }),
      edited(RealNameVerified, () => ({ rewarded: true }), { nth: -1 }),
      edited(RealNameVerified, () => ({ rewarded: false })),
      without(RulesPublished, { where: ({ name }) => name === REAL_NAME.name }),
    ],
  },
  harmless: [],
  late: [
    {
      change: /^IdentityClaimed (stream|data\.(playerId|kind|first))$/,
      why: 'a claim shows when it is named',
    },
  ],
  unmeasured: { 'real-name-reward': 'a gift is no stake, and nobody paid for it' },
  trials: {
    'claim-identity': {
      order(world) {
        begin(world, { [ANNA]: 100, [BEN]: 100 });
        return claiming('card', 'c', ANNA);
      },
      refused: {
        'identity-taken': (order, world) => {
          world.must(claiming('card', 'c', BEN));
          return order;
        },
      },
    },
    'release-identity': {
      order(world) {
        begin(world, { [ANNA]: 100 });
        world.must(claiming('card', 'c', ANNA));
        return releasing('card', 'c', ANNA);
      },
      refused: {},
    },
    'verify-real-name': {
      order(world) {
        begin(world, { [ANNA]: 100 });
        world.must(claiming('card', 'c', ANNA));
        return naming(ANNA, 'c', true);
      },
      refused: {
        'real-name-known': (order, world) => {
          world.must(claiming('card', 'd', ANNA));
          world.must(naming(ANNA, 'd', true));
          return order;
        },
      },
    },
    'bind-platform': {
      order(world) {
        begin(world, { [ANNA]: 100 });
        world.must(claiming('steam', 'c', ANNA));
        return binding(ANNA, 'c');
      },
      refused: {
        'platform-known': (order, world) => {
          world.must(claiming('steam', 'd', ANNA));
          world.must(binding(ANNA, 'd'));
          return order;
        },
      },
    },
  },
  asks: { none: 'whether a claim may be named, the service looks up: plays, trials and HTTP specs hold it' },
};
