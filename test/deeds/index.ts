import { deeds as slice } from '@skins/engine/deeds';
import { shop } from '@skins/engine/shop';
import type { TestKit } from '../kit/kit.ts';

export const deeds: TestKit<typeof slice> = {
  slice,
  shop,
  samples: {},
  former: {},
  slow: {},
  play: () => undefined,
  forgeries: {},
  harmless: [],
  late: [],
  unmeasured: {},
  trials: {},
  asks: { none: 'deeds are counted of what other slices do' },
};
