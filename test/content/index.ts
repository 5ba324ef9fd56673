import { BANNERS, HELP_TEXTS, PictureAdded, content as slice } from '@skins/engine/content';
import { DAY_MS } from '@skins/engine/kernel';
import { NOTICE_MS } from '@skins/engine/rules';
import { shop } from '@skins/engine/shop';
import { appended, both } from '../kit/forge.ts';
import type { TestKit } from '../kit/kit.ts';
import { ANNA, begin } from '../kit/platform.ts';
import type { World } from '../kit/world.ts';
import { ADA, BOB, EVE, adding, setting } from '../operators/orders.ts';
import { changing } from '../rules/orders.ts';
import { addingPicture } from './orders.ts';
import { picture } from './sample-content.ts';

/** Ada and Bob run a shop with a player. */
function opened(world: World): void {
  begin(world, { [ANNA]: 100 });
  world.must(adding(BOB));
  world.time += DAY_MS;
  world.must(setting('pairs', ADA));
}

const inFour = (title: string) => ({ zh: title, en: title, ru: title, vi: title });

export const content: TestKit<typeof slice> = {
  slice,
  shop,
  samples: { PictureAdded: [picture(1), { ...picture(2), use: 'room' }] },
  former: {},
  slow: {},
  play(world) {
    opened(world);
    world.must(addingPicture(1));
    world.must(addingPicture(2, BOB));
    world.must(addingPicture(1));
    const image = `/art/pictures/${picture(1).hash}.webp`;
    const banner = {
      id: 'new',
      title: inFour('New'),
      image,
      moveImage: image,
      link: '/case/hash',
      weight: 1,
    };
    changing(world, 31, { rules: BANNERS, content: { banners: [banner] }, by: ADA }, BOB);
    const questions = [{ id: 'money', title: 'Is it money?', text: 'No. See [limits](/limits).' }];
    const pages = [{ topic: 'activity', language: 'en', questions }];
    changing(world, 32, { rules: HELP_TEXTS, content: { pages }, by: ADA }, BOB);
    world.time += 2 * NOTICE_MS;
  },
  forgeries: {
    'picture-once': [
      both(
        appended(PictureAdded, () => ({})),
        appended(PictureAdded, () => ({ command: 'forged-2' })),
      ),
    ],
  },
  harmless: [],
  late: [],
  unmeasured: {},
  trials: {
    'add-picture': {
      order(world) {
        opened(world);
        return addingPicture(1);
      },
      refused: {
        'may-not': ({ input }) => ({ ...addingPicture(1, EVE), input }),
        'pictures-full': (given, world) => {
          for (let n = 0; n < 5_000; n += 1)
            world.must({
              ...addingPicture(1),
              input: { ...picture(1), hash: n.toString(16).padStart(64, '0') },
            });
          return given;
        },
      },
    },
  },
  asks: { none: 'operators add pictures, which no play reads: trials and plays hold it' },
};
