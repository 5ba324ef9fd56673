import { LoginClaimed, PlayerRegistered, accounts as slice } from '@skins/engine/accounts';
import { shop } from '@skins/engine/shop';
import * as fc from 'fast-check';
import { appended, edited } from '../kit/forge.ts';
import { type TestKit, stepOf } from '../kit/kit.ts';
import { ANNA, BEN, begin } from '../kit/platform.ts';
import { claim, register } from './orders.ts';

export const accounts: TestKit<typeof slice> = {
  slice,
  shop,
  samples: { PlayerRegistered: [{ playerId: ANNA }], LoginClaimed: [{ kind: 'phone', playerId: ANNA }] },
  former: {},
  slow: {},
  play(world) {
    begin(world);
    world.must(claim('1', ANNA));
    world.must(register(ANNA, 100));
    world.must(register(BEN, 0));
  },
  forgeries: {
    login: [appended(LoginClaimed, () => ({}))],
    registration: [
      edited(PlayerRegistered, () => ({ playerId: BEN })),
      appended(PlayerRegistered, () => ({})),
    ],
  },
  harmless: [
    {
      change: /^LoginClaimed (stream|data\.playerId)$/,
      why: 'who logs in with what is known beside the log',
    },
    { change: /^register-player cut WalletPosted$/, why: 'a shop may give nothing to begin with' },
  ],
  late: [],
  unmeasured: { 'demo-grant': 'a gift is no stake, and nobody paid for it' },
  trials: {
    'claim-login': {
      order(world) {
        begin(world);
        return claim('1', ANNA);
      },
      refused: {
        'login-taken': (order, world) => {
          world.must(claim('1', BEN));
          return order;
        },
      },
    },
    'register-player': {
      order(world) {
        begin(world);
        return register(ANNA, 100);
      },
      refused: {},
    },
  },
  asks: {
    steps: ({ player }) => [
      stepOf({
        weight: 3,
        values: fc.record({ player, gems: fc.constantFrom(0, 3, 100, 1_000) }),
        order: ({ player, gems }) => register(player, gems),
      }),
      stepOf({
        weight: 1,
        values: fc.record({ player, login: fc.constantFrom('1', '2') }),
        order: ({ player, login }) => claim(login, player),
      }),
    ],
  },
};
