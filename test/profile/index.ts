import { NOTHING_SHOWN, ProfileChosen, profile as slice } from '@skins/engine/profile';
import { shop } from '@skins/engine/shop';
import * as fc from 'fast-check';
import { appended, edited } from '../kit/forge.ts';
import { type TestKit, stepOf } from '../kit/kit.ts';
import { ANNA, begin } from '../kit/platform.ts';
import { showing } from './orders.ts';

export const profile: TestKit<typeof slice> = {
  slice,
  shop,
  samples: {
    ProfileChosen: [NOTHING_SHOWN, { ...NOTHING_SHOWN, luck: true, titles: true, live: true }],
  },
  former: {},
  slow: {},
  play(world) {
    begin(world, { [ANNA]: 100 });
    world.must(showing(ANNA, 'luck', 'best', 'live'));
    world.must(showing(ANNA));
  },
  forgeries: {
    'profile-choice': [
      // The same again, what was in force before it, and nothing before anything was shown.
      appended(ProfileChosen, () => ({}), { nth: -1 }),
      edited(ProfileChosen, () => ({ luck: true, best: true, live: true }), { nth: 1 }),
      edited(ProfileChosen, () => NOTHING_SHOWN),
    ],
  },
  harmless: [],
  late: [],
  unmeasured: {},
  trials: {
    'choose-profile': {
      order(world) {
        begin(world, { [ANNA]: 100 });
        return showing(ANNA, 'collection');
      },
      refused: {},
    },
  },
  asks: {
    steps: ({ player }) => [
      stepOf({
        weight: 1,
        values: fc.record({ player, part: fc.constantFrom('luck', 'gems', 'live') }),
        order: ({ player: playerId, part }) => showing(playerId, part),
      }),
    ],
  },
};
