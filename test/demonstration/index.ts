import { DemonstrationOpened, demonstration as slice } from '@skins/engine/demonstration';
import { OrderPaid } from '@skins/engine/payments';
import { shop } from '@skins/engine/shop';
import { appended, moved } from '../kit/forge.ts';
import type { TestKit } from '../kit/kit.ts';
import { ANNA, begin } from '../kit/platform.ts';
import { starting } from '../editions/orders.ts';
import { credited, staff } from '../payments/staff.ts';
import { SIMULATED, opening } from './orders.ts';

export const demonstration: TestKit<typeof slice> = {
  slice,
  shop,
  samples: { DemonstrationOpened: [SIMULATED] },
  former: {},
  slow: {},
  play(world) {
    world.must(starting());
    world.must(opening());
    staff(world);
    credited(world);
  },
  forgeries: {
    demonstration: [
      appended(DemonstrationOpened, () => ({})),
      moved(OrderPaid, () => ({ actor: 'provider:stripe' })),
    ],
  },
  harmless: [],
  late: [],
  unmeasured: {},
  trials: {
    'open-demonstration': {
      order: () => opening(),
      refused: {
        'demonstration-known': (order, world) => {
          world.must(opening());
          return order;
        },
        'players-known': (_order, world) => {
          begin(world, { [ANNA]: 1 });
          return opening(ANNA);
        },
      },
    },
  },
  asks: { none: 'a shop becomes a demonstration before anybody plays' },
};
