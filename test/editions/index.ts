import { EDITION, EditionOpened, editions as slice } from '@skins/engine/editions';
import { shop } from '@skins/engine/shop';
import { WalletPosted } from '@skins/engine/wallet';
import * as fc from 'fast-check';
import { appended, moved } from '../kit/forge.ts';
import { type TestKit, stepOf } from '../kit/kit.ts';
import { ANNA, begin } from '../kit/platform.ts';
import { starting } from './orders.ts';

export const editions: TestKit<typeof slice> = {
  slice,
  shop,
  samples: { EditionOpened: [{ edition: 2 }] },
  former: {},
  slow: {},
  play(world) {
    begin(world, { [ANNA]: 10 });
  },
  forgeries: {
    edition: [
      appended(EditionOpened, () => ({})),
      // Written by edition 1.
      moved(WalletPosted, ({ data }) => ({ v: 1, data: { ...Object(data), cause: undefined } })),
    ],
  },
  harmless: [],
  late: [
    {
      change: /^EditionOpened data\.edition$/,
      why: 'edition 9 demands more than edition 8: the next registration has a version that edition 8 does not write',
    },
  ],
  unmeasured: {},
  trials: {
    'open-edition': {
      order: () => starting(),
      refused: {
        'newer-log': (order, world) => {
          world.must(starting(EDITION + 1));
          return order;
        },
      },
    },
  },
  asks: {
    steps: () => [stepOf({ weight: 1, values: fc.integer({ min: 1, max: EDITION }), order: starting })],
  },
};
