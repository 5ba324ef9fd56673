import { GRANTS, LoginClaimed, PlayerRegistered, accounts as slice } from '@skins/engine/accounts';
import { RulesPublished } from '@skins/engine/rules';
import { shop } from '@skins/engine/shop';
import * as fc from 'fast-check';
import { appended, both, edited, without } from '../kit/forge.ts';
import { type TestKit, stepOf } from '../kit/kit.ts';
import { ANNA, BEN, begin, enter } from '../kit/platform.ts';
import { claim, register } from './orders.ts';

const ofGrants = { where: ({ name }: { name: string }) => name === GRANTS.name };

export const accounts: TestKit<typeof slice> = {
  slice,
  shop,
  samples: { PlayerRegistered: [{ playerId: ANNA }], LoginClaimed: [{ kind: 'phone', playerId: ANNA }] },
  former: {},
  slow: {},
  play(world) {
    begin(world);
    world.must(claim('1', ANNA));
    enter(world, ANNA, 100);
    enter(world, BEN, 0);
  },
  forgeries: {
    login: [appended(LoginClaimed, () => ({}))],
    'new-player': [
      // No rules of grants count when players come.
      both(without(RulesPublished, ofGrants), without(RulesPublished, ofGrants)),
    ],
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
        return register(ANNA);
      },
      refused: {},
    },
  },
  asks: {
    steps: ({ player }) => [
      stepOf({
        weight: 3,
        values: fc.record({ player }),
        order: ({ player: playerId }) => register(playerId),
      }),
      stepOf({
        weight: 1,
        values: fc.record({ player, login: fc.constantFrom('1', '2') }),
        order: ({ player, login }) => claim(login, player),
      }),
    ],
  },
};
