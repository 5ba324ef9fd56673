import { JOIN_MS, duel as slice } from './engine/index.ts';
import { appended, edited, moved } from '../kit/forge.ts';
import type { TestKit } from '../kit/kit.ts';
import { ANNA, BEN, CLEO, begin } from '../kit/platform.ts';
import { shopWith } from '../kit/shop.ts';
import type { World } from '../kit/world.ts';
import { STAKE, asked, reserve, reserved } from './orders.ts';

const { StakeReserved, StakeSettled, DuelOpened, DuelJoined, DuelDrawn, DuelExpired, DuelEnded } =
  slice.events;

const FIRST = `player-${ANNA}#4`;
const SECOND = `player-${BEN}#4`;
const GEMS = { [ANNA]: 100, [BEN]: 100, [CLEO]: 100 };

/** Lets Anna open the duel. @returns the place of her reservation */
function opened(world: World, id = '1'): string {
  const place = reserved(world, ANNA, id, 'first');
  world.must(asked.open(id, ANNA, place, world.time + JOIN_MS));
  return place;
}

/** Lets Anna open the duel and Ben join it. */
function seated(world: World, id = '1'): { readonly first: string; readonly second: string } {
  const first = opened(world, id);
  const second = reserved(world, BEN, id, 'second');
  world.must(asked.take(id, BEN, second));
  return { first, second };
}

/** The kit of the sample slice: an example for a game of two players. */
export const duel: TestKit<typeof slice> = {
  slice,
  shop: shopWith({ duel: slice }),
  samples: {
    StakeReserved: [
      { duel: 'duel-1', seat: 'first', stake: STAKE, due: 300_000 },
      { duel: 'duel-1', seat: 'second', stake: STAKE, due: 0 },
    ],
    StakeSettled: [{ reserved: FIRST, cause: 'duel-1#3', stake: STAKE, won: 2 * STAKE }],
    StakeReleased: [
      { reserved: FIRST, cause: 'duel-1#2' },
      { reserved: SECOND, cause: null },
    ],
    DuelOpened: [{ reserved: FIRST, playerId: ANNA, stake: STAKE, joinBy: 300_000 }],
    DuelJoined: [{ reserved: SECOND, playerId: BEN }],
    DuelDrawn: [{ winner: FIRST }],
    DuelExpired: [{}],
    DuelEnded: [{ opened: 'duel-1#1' }],
  },
  former: {},
  slow: {},
  play(world) {
    begin(world, GEMS);
    world.must(reserve(ANNA, '1', 'first'));
    world.settle();
    world.must(reserve(BEN, '1', 'second'));
    world.settle();
    world.must(reserve(CLEO, '1', 'second'));
    world.must(reserve(CLEO, '2', 'first'));
    world.settle();
    world.time += JOIN_MS;
    world.settle();
  },
  forgeries: {
    'duel-order': [
      appended(DuelExpired, () => ({ stream: 'duel-1' })),
      appended(DuelDrawn, () => ({ stream: 'duel-2' })),
      appended(DuelEnded, () => ({})),
    ],
    'duel-seat': [
      edited(DuelJoined, () => ({ playerId: CLEO })),
      edited(DuelOpened, () => ({ playerId: BEN })),
      moved(DuelJoined, () => ({ actor: `player:${CLEO}` })),
    ],
    'duel-stake': [
      edited(DuelOpened, ({ stake }) => ({ stake: stake + 1 })),
      edited(StakeSettled, ({ stake }) => ({ stake: stake + 1 })),
    ],
    'duel-time': [
      edited(StakeReserved, ({ due }) => ({ due: due + 1 })),
      moved(DuelExpired, ({ time }) => ({ time: time - JOIN_MS })),
      moved(DuelJoined, ({ time }) => ({ time: time + JOIN_MS })),
    ],
    'duel-draw': [
      edited(DuelDrawn, ({ winner }) => ({
        winner: winner.includes(ANNA) ? winner.replace(ANNA, BEN) : winner.replace(BEN, ANNA),
      })),
    ],
    'duel-end': [edited(DuelEnded, () => ({ opened: 'duel-2#1' }))],
  },
  harmless: [],
  late: [
    { change: /^StakeReserved data\.(duel|stake)$/, why: 'the posting after it, and the duel, show it' },
    {
      change: /^StakeReleased data\.reserved$/,
      why: 'two stakes of one size and one cause are told apart by the end',
    },
  ],
  unmeasured: {},
  trials: {
    'reserve-stake': {
      order(world) {
        begin(world, GEMS);
        return reserve(ANNA, '1', 'first');
      },
      refused: {
        'stake-out-of-range': (order) => ({ ...order, input: { ...order.input, stake: 0 } }),
        'insufficient-gems': (order) => ({ ...order, input: { ...order.input, stake: 1_000_001 } }),
      },
    },
    'open-duel': {
      order(world) {
        begin(world, GEMS);
        return asked.open('1', ANNA, reserved(world, ANNA, '1', 'first'), world.time + JOIN_MS);
      },
      refused: {
        'duel-exists': (order, world) => {
          world.must(asked.open('1', BEN, reserved(world, BEN, '1', 'first'), world.time + JOIN_MS));
          return order;
        },
      },
    },
    'join-duel': {
      order(world) {
        begin(world, GEMS);
        opened(world);
        return asked.take('1', BEN, reserved(world, BEN, '1', 'second'));
      },
      refused: {
        'no-duel': (order) => ({ ...order, stream: 'duel-3' }),
        'duel-full': (order, world) => {
          seated(world, '2');
          return { ...order, stream: 'duel-2' };
        },
        'too-late': (order, world) => {
          world.time += JOIN_MS;
          return order;
        },
        'own-duel': (order) => ({ ...order, input: { ...order.input, playerId: ANNA } }),
        'other-stake': (order) => ({ ...order, input: { ...order.input, stake: STAKE + 1 } }),
      },
    },
    'draw-duel': {
      order(world) {
        begin(world, GEMS);
        seated(world);
        return asked.draw('1');
      },
      refused: {
        'seat-empty': (order, world) => {
          opened(world, '2');
          return { ...order, stream: 'duel-2' };
        },
      },
    },
    'expire-duel': {
      order(world) {
        begin(world, GEMS);
        opened(world);
        world.time += JOIN_MS;
        return asked.expire('1');
      },
      refused: {
        'no-duel': (order) => ({ ...order, stream: 'duel-3' }),
        'too-early': (order, world) => {
          opened(world, '2');
          return { ...order, stream: 'duel-2' };
        },
      },
    },
    'settle-stake': {
      order(world) {
        begin(world, GEMS);
        return asked.settle(BEN, seated(world).second, 'duel-1#3', 2 * STAKE);
      },
      refused: {},
    },
    'release-stake': {
      order(world) {
        begin(world, GEMS);
        return asked.release(ANNA, reserved(world, ANNA, '1', 'first'));
      },
      refused: {},
    },
    'end-duel': {
      order(world) {
        begin(world, GEMS);
        seated(world);
        world.must(asked.draw('1'));
        return asked.end('1');
      },
      refused: {
        'duel-undecided': (order, world) => {
          opened(world, '2');
          return { ...order, stream: 'duel-2' };
        },
      },
    },
  },
  asks: { none: 'it is no game of the shop' },
};
