import { EpochOpened, epochs as slice } from '@skins/engine/epochs';
import { shop } from '@skins/engine/shop';
import { appended, edited } from '../kit/forge.ts';
import type { TestKit } from '../kit/kit.ts';
import { begin } from '../kit/platform.ts';
import { restoring } from './orders.ts';

const [A, B, C] = ['a'.repeat(64), 'b'.repeat(64), 'c'.repeat(64)] as const;

export const epochs: TestKit<typeof slice> = {
  slice,
  shop,
  samples: { EpochOpened: [{ epoch: 2, name: A, reason: 'restored' }] },
  former: {},
  slow: {},
  play(world) {
    begin(world);
    for (const name of [A, B]) world.must(restoring(name));
  },
  forgeries: {
    epoch: [
      edited(EpochOpened, ({ epoch }) => ({ epoch: epoch + 1 })),
      edited(EpochOpened, () => ({ epoch: 2 }), { nth: -1 }),
      edited(EpochOpened, () => ({ name: A }), { nth: -1 }),
      appended(EpochOpened, ({ data }) => ({ data: { ...Object(data), epoch: 4 } })),
    ],
  },
  harmless: [
    {
      change: /^EpochOpened data\.name$/,
      why: 'whatever it is called, chains derive from the name in secret',
    },
  ],
  late: [],
  unmeasured: {},
  trials: {
    'open-epoch': {
      order: () => restoring(C),
      refused: {
        'epoch-name-used': (order, world) => {
          world.must(restoring(order.input.name));
          world.must(restoring(B));
          return order;
        },
      },
    },
  },
  asks: {
    none: 'an epoch is opened by a start on a log that was put back: the properties of epochs ask for it',
  },
};
