import { BoxOpened } from '@skins/engine/boxes';
import { MOON_BOX, MoonPhaseMoved, moonbox as slice } from '@skins/engine/moonbox';
import { shop } from '@skins/engine/shop';
import * as fc from 'fast-check';
import { both, edited } from '../kit/forge.ts';
import { type TestKit, stepOf } from '../kit/kit.ts';
import { ANNA, begin } from '../kit/platform.ts';
import { endingWith, ruled, withoutStream } from '../kit/splices.ts';
import type { World } from '../kit/world.ts';
import { moonrise, openingMoonNow, seasoning } from './orders.ts';

const HASH = '0'.repeat(64);

/** Openings until the moon was full and new again. */
const WHOLE = 12;

/** Anna's moon waxes, is full, stays so, and is new again; then another season begins. */
export function waxed(world: World): void {
  begin(world, { [ANNA]: 1_000 });
  moonrise(world, 100);
  for (let n = 0; n < WHOLE; n += 1) world.must(openingMoonNow(world, ANNA));
  seasoning(world, 102, { season: 'second' });
  world.must(openingMoonNow(world, ANNA));
}

export const moonbox: TestKit<typeof slice> = {
  slice,
  shop,
  samples: { MoonPhaseMoved: [{ season: 'first', phase: 3, next: 4, rulesHash: HASH }] },
  former: {},
  slow: {},
  play(world) {
    waxed(world);
    seasoning(world, 103, { open: false });
  },
  forgeries: {
    'moon-open': [
      both(
        ruled(MOON_BOX, () => ({ open: false }), 1),
        endingWith(MoonPhaseMoved),
      ),
      both(withoutStream('rules-moon-box'), endingWith(MoonPhaseMoved)),
      edited(MoonPhaseMoved, () => ({ rulesHash: HASH })),
      edited(MoonPhaseMoved, () => ({ season: 'third' })),
    ],
    'moon-phase': [
      // A phase skipped: the opening, and all that follow, one further than they were.
      edited(MoonPhaseMoved, ({ phase, next }) => ({ phase: phase + 1, next: next + 1 }), { nth: 2 }),
      // A phase kept from the season before.
      edited(MoonPhaseMoved, () => ({ phase: 4, next: 5 }), { nth: -1 }),
    ],
    'moon-version': [
      edited(BoxOpened, () => ({ boxId: 'moon-7' }), { where: ({ boxId }) => boxId === 'moon-2' }),
    ],
    'moon-next': [
      // Kept after a miss, skipped after one, and kept after a hit.
      edited(MoonPhaseMoved, ({ phase }) => ({ next: phase }), { where: ({ phase }) => phase === 3 }),
      edited(MoonPhaseMoved, ({ next }) => ({ next: next + 1 }), { where: ({ phase }) => phase === 3 }),
      edited(MoonPhaseMoved, () => ({ next: 7 }), { where: ({ phase, next }) => phase === 7 && next === 0 }),
    ],
  },
  harmless: [],
  late: [{ change: /^MoonPhaseMoved data\.next$/, why: 'the opening behind it shows it' }],
  unmeasured: {},
  trials: {},
  asks: {
    steps: ({ player }) => [
      stepOf({
        weight: 2,
        values: fc.record({ player }),
        looks: ['catalogue-boxes', 'rules-moon-box'],
        order: ({ player: playerId }, view) => openingMoonNow(view, playerId),
      }),
    ],
  },
};
