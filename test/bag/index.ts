import { ItemsGranted, bag as slice } from '@skins/engine/bag';
import { BoxOpened } from '@skins/engine/boxes';
import { shop } from '@skins/engine/shop';
import { openingNow } from '../boxes/orders.ts';
import { edited } from '../kit/forge.ts';
import type { TestKit } from '../kit/kit.ts';
import { ANNA, begin } from '../kit/platform.ts';

export const bag: TestKit<typeof slice> = {
  slice,
  shop,
  samples: { ItemsGranted: [{ source: 1, items: [{ itemId: `${ANNA}-1`, skinId: 'rare', value: 80_000 }] }] },
  former: {},
  slow: {},
  play(world) {
    begin(world, { [ANNA]: 100 });
    world.must(openingNow(world, ANNA, 2));
    world.must(openingNow(world, ANNA, 1));
  },
  forgeries: {
    'item-id': [edited(BoxOpened, () => ({ itemId: `${ANNA}-7` }))],
    grant: [
      edited(ItemsGranted, ({ items }) => ({
        items: items.map((item) => ({ ...item, value: item.value + 1 })),
      })),
      edited(ItemsGranted, ({ items }) => ({ items: items.slice(1) })),
      edited(ItemsGranted, () => ({ source: 0 })),
    ],
  },
  harmless: [],
  late: [],
  unmeasured: {},
  trials: {},
  asks: { none: 'items come and go by what other slices do' },
};
