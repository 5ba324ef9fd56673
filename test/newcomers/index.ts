import { DAY_MS } from '@skins/engine/kernel';
import {
  NewcomerBoxClaimed,
  NewcomerDeviceClaimed,
  NewcomerMoved,
  newcomers as slice,
} from '@skins/engine/newcomers';
import { shop } from '@skins/engine/shop';
import * as fc from 'fast-check';
import { accounts } from '../accounts/index.ts';
import { type Forge, appended, both, edited, logOf, recounted, without } from '../kit/forge.ts';
import { type TestKit, stepOf } from '../kit/kit.ts';
import { CLEO } from '../kit/platform.ts';
import { endingWith, withoutCommand } from '../kit/splices.ts';
import { World } from '../kit/world.ts';
import { roomIdOf } from '../rolls/orders.ts';
import { open } from '../rolls/staff.ts';
import { claimingDevice, deviceOf, openingNewcomer, updating } from './orders.ts';
import { DORA, EDDA, FAYE, arrived, opened, played } from './plays.ts';

const HASH = '0'.repeat(64);

/** Repeats a player's status after the window. */
const late: Forge = (log) =>
  appended(NewcomerMoved, ({ time }) => ({ time: (log.at(-1)?.time ?? time) + 2 * DAY_MS }))(log);

/** Claims a device for a player whose number an erased player had before. */
const numberAgain: Forge = () => {
  const world = new World();
  accounts.play(world);
  const log = logOf(world.records);
  const registered = log.findLast(({ type }) => type === 'PlayerRegistered');
  if (registered === undefined) return log;
  const claimed = NewcomerDeviceClaimed.of({ playerId: CLEO, device: deviceOf('1') });
  const stream = `newcomer-${deviceOf('1')}`;
  return recounted([...log, { ...registered, stream, command: 'forged', ...claimed }]);
};

/** Turns an order into one that comes after the window. */
const afterwards = <Order>(order: Order, world: World): Order => {
  world.time += DAY_MS;
  return order;
};

export const newcomers: TestKit<typeof slice> = {
  slice,
  shop,
  samples: {
    NewcomerBoxClaimed: [
      { box: 'newcomer-free', of: 'box-one', rulesHash: HASH },
      { box: 'newcomer-topup', of: 'box-two', rulesHash: HASH },
    ],
    NewcomerMoved: [
      { status: 2, roomId: null },
      { status: 5, roomId: roomIdOf(1) },
    ],
    NewcomerDeviceClaimed: [{ playerId: DORA, device: deviceOf('1') }],
  },
  former: {},
  slow: {},
  play: played,
  forgeries: {
    'newcomer-window': [late],
    'newcomer-once': [
      appended(NewcomerBoxClaimed, () => ({})),
      appended(NewcomerBoxClaimed, () => ({}), { where: ({ box }) => box === 'newcomer-topup' }),
    ],
    'newcomer-device': [
      without(NewcomerDeviceClaimed),
      // A second account on the device.
      appended(NewcomerDeviceClaimed, () => ({ data: { playerId: EDDA, device: deviceOf('1') } })),
      edited(NewcomerDeviceClaimed, () => ({ playerId: 'nobody00' })),
      edited(NewcomerDeviceClaimed, () => ({ device: deviceOf('9') })),
      both(
        edited(NewcomerDeviceClaimed, () => ({ playerId: 'nobody00' })),
        endingWith(NewcomerDeviceClaimed),
      ),
      numberAgain,
    ],
    'newcomer-cause': [
      // The end, and the box of the top-up, without a move before.
      both(
        edited(NewcomerMoved, () => ({ status: 6 })),
        endingWith(NewcomerMoved),
      ),
      both(withoutCommand([NewcomerMoved, { nth: 1 }]), withoutCommand([NewcomerMoved])),
      // Posted out of order: topped up, and a box that is due, without a top-up; all done without the roll.
      edited(NewcomerMoved, () => ({ status: 3 })),
      edited(NewcomerMoved, () => ({ status: 4 })),
      edited(NewcomerMoved, () => ({ status: 5 }), { nth: -1 }),
      // The box of the first top-up without one, and the free box skipped.
      appended(
        NewcomerBoxClaimed,
        ({ data }) => ({ data: { ...Object(data), box: 'newcomer-topup', of: 'box-two' } }),
        {
          nth: -1,
        },
      ),
    ],
    'newcomer-box': [
      edited(NewcomerBoxClaimed, () => ({ of: 'box-two' })),
      edited(NewcomerBoxClaimed, () => ({ rulesHash: HASH })),
    ],
    'newcomer-room': [
      edited(NewcomerMoved, () => ({ status: 6 }), { where: ({ status }) => status === 5 }),
      edited(NewcomerMoved, () => ({ roomId: roomIdOf(2) }), { where: ({ status }) => status === 5 }),
      edited(NewcomerMoved, () => ({ roomId: roomIdOf(1) })),
      edited(NewcomerMoved, () => ({ roomId: roomIdOf(1) }), { where: ({ status }) => status === 6 }),
      edited(NewcomerMoved, () => ({ roomId: null }), { where: ({ status }) => status === 6, nth: -1 }),
    ],
  },
  harmless: [],
  late: [],
  unmeasured: {},
  trials: {
    'claim-newcomer-device': {
      order(world) {
        arrived(world);
        return claimingDevice(DORA, deviceOf('1'));
      },
      refused: {
        'device-used': (order, world) => {
          world.must(claimingDevice(DORA, deviceOf('1')));
          return { ...order, input: { ...order.input, playerId: FAYE } };
        },
        'number-used': () => claimingDevice(DORA, deviceOf('1'), true),
      },
    },
    'update-newcomer': {
      order(world) {
        arrived(world);
        opened(world);
        open(world, 1);
        return updating(DORA, 5);
      },
      refused: {
        'newcomer-over': afterwards,
        'newcomer-status': () => updating(DORA, 6),
        'newcomer-room-off': (order, world) => {
          world.time += 2 * 3_600_000;
          world.settle();
          return order;
        },
      },
    },
  },
  asks: {
    steps: ({ player }) => [
      stepOf({
        weight: 2,
        values: fc.record({ player, status: fc.integer({ min: 0, max: 7 }) }),
        order: ({ player: playerId, status }) => updating(playerId, status),
      }),
      stepOf({
        weight: 1,
        values: fc.record({
          player,
          box: fc.constantFrom('newcomer-free' as const, 'newcomer-topup' as const),
        }),
        order: ({ player: playerId, box }) => openingNewcomer(playerId, box),
      }),
    ],
  },
};
