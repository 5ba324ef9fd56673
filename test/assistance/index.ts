import { AssistGiven, assistance as slice } from '@skins/engine/assistance';
import { shop } from '@skins/engine/shop';
import { appended, edited, moved } from '../kit/forge.ts';
import type { TestKit } from '../kit/kit.ts';
import { ANNA, BEN, CLEO } from '../kit/platform.ts';
import type { World } from '../kit/world.ts';
import { roomIdOf } from '../rolls/orders.ts';
import { open, staff } from '../rolls/staff.ts';
import { deviceOf, helping } from './orders.ts';

const ROOM = roomIdOf(1);
const anna = { helper: ANNA, helped: CLEO, device: deviceOf('1') };
const ben = { helper: BEN, helped: CLEO, device: deviceOf('2') };

/** Opens a room that needs the help of two friends, and one that needs none. */
function rooms(world: World): void {
  staff(world);
  open(world, 1, { conditions: [{ kind: 'assists', count: 2 }] });
  open(world, 2);
}

export const assistance: TestKit<typeof slice> = {
  slice,
  shop,
  samples: { AssistGiven: [anna, { ...ben, device: null }] },
  former: {},
  slow: {},
  play(world) {
    rooms(world);
    world.must(helping(ROOM, anna));
    world.must(helping(ROOM, ben));
    world.must(helping(ROOM, { helper: CLEO, helped: ANNA }));
  },
  forgeries: {
    'assist-room': [
      // A room that needs no help.
      moved(AssistGiven, () => ({ stream: `assist-${roomIdOf(2)}`, version: 1 }), { nth: 0 }),
    ],
    'assist-players': [
      edited(AssistGiven, () => ({ helped: ANNA })),
      edited(AssistGiven, () => ({ helper: 'nobody00' })),
      edited(AssistGiven, () => ({ helped: 'nobody00' })),
    ],
    'assist-once': [
      edited(AssistGiven, () => ({ helper: ANNA }), { nth: 1 }),
      appended(AssistGiven, () => ({}), { nth: -1 }),
    ],
    'assist-device': [edited(AssistGiven, () => ({ device: deviceOf('1') }), { nth: 1 })],
  },
  harmless: [],
  late: [],
  unmeasured: {},
  trials: {
    'give-assist': {
      order(world) {
        rooms(world);
        return helping(ROOM, anna);
      },
      refused: {
        'assist-not-asked': () => helping(ROOM, { ...anna, asked: false }),
        'assist-self': () => helping(ROOM, { ...anna, helped: ANNA }),
        'assist-given': (order, world) => {
          world.must(helping(ROOM, { ...anna, device: null }));
          return order;
        },
        'assist-device': (order, world) => {
          world.must(helping(ROOM, { ...ben, device: deviceOf('1') }));
          return order;
        },
      },
    },
  },
  asks: { none: 'whether a room asks for help, the service looks up: plays, trials and HTTP specs hold it' },
};
