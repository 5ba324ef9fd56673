import { DAY_MS, operatorActor } from '@skins/engine/kernel';
import { shop } from '@skins/engine/shop';
import { PlayerSuspended, SuspensionEnded, standing as slice } from '@skins/engine/standing';
import { openingNow } from '../boxes/orders.ts';
import { appended, edited, moved, without } from '../kit/forge.ts';
import type { TestKit } from '../kit/kit.ts';
import { ANNA, BEN, begin } from '../kit/platform.ts';
import { CYD, EVE, adding } from '../operators/orders.ts';
import { lifting, operatorOn, suspending } from './orders.ts';

export const standing: TestKit<typeof slice> = {
  slice,
  shop,
  samples: {
    PlayerSuspended: [
      { reason: 'requested', until: null },
      { reason: 'security', until: 1 },
    ],
    SuspensionEnded: [{ reason: 'cleared' }],
  },
  former: {},
  slow: {},
  play(world) {
    begin(world, { [ANNA]: 100 });
    world.must(adding(CYD, 'finance'));
    world.must(suspending(ANNA, null));
    world.must(lifting(ANNA));
    world.must(openingNow(world, ANNA, 1));
    // Ends by itself.
    world.must(suspending(ANNA, world.time + DAY_MS));
    world.time += DAY_MS;
    world.must(openingNow(world, ANNA, 1));
  },
  forgeries: {
    standing: [
      edited(PlayerSuspended, () => ({ until: 1 })),
      appended(SuspensionEnded, () => ({})),
      moved(PlayerSuspended, () => ({ actor: operatorActor(CYD) })),
      moved(SuspensionEnded, () => ({ actor: operatorActor(CYD) })),
    ],
    suspended: [
      without(SuspensionEnded),
      edited(PlayerSuspended, ({ until }) => ({ until: (until ?? 0) + DAY_MS }), { nth: 1 }),
      edited(PlayerSuspended, () => ({ until: null }), { nth: 1 }),
    ],
  },
  harmless: [],
  late: [],
  unmeasured: {},
  trials: {
    'suspend-player': {
      order(world) {
        begin(world, { [ANNA]: 100 });
        return suspending(ANNA, null);
      },
      refused: {
        'may-not': (order) => ({ ...order, ...operatorOn(ANNA, EVE), stream: order.stream }),
        'unknown-player': (order) => ({ ...order, stream: `player-${BEN}` }),
        'end-passed': (order) => ({ ...order, input: { ...order.input, until: 1 } }),
      },
    },
    'end-suspension': {
      order(world) {
        begin(world, { [ANNA]: 100 });
        world.must(suspending(ANNA, null));
        return lifting(ANNA);
      },
      refused: { 'may-not': (order) => ({ ...order, ...operatorOn(ANNA, EVE) }) },
    },
  },
  asks: { none: 'operators ask for what they decide, one after the other: trials and plays hold it' },
};
