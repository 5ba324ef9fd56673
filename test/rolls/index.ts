import { rolls as slice, roomStream } from '@skins/engine/rolls';
import { idOf, streamOf } from '@skins/engine/kernel';
import { shop } from '@skins/engine/shop';
import * as fc from 'fast-check';
import { openingNow } from '../boxes/orders.ts';
import { erasing } from '../erasure/orders.ts';
import { type TestKit, stepOf } from '../kit/kit.ts';
import { ANNA, BEN, CLEO, STOCK } from '../kit/platform.ts';
import {
  cancelling,
  claiming,
  closed,
  contexts,
  drawn,
  flowing,
  issuing,
  joining,
  passOf,
  roomIdOf,
  roomIn,
  taking,
} from './orders.ts';
import { forgeries } from './forgeries.ts';
import { CHAIN } from './sample-beacon.ts';
import { open, staff } from './staff.ts';
import { trials } from './trials.ts';

const H = 'a'.repeat(64);
const ID = roomIdOf(1);
const JOINED = `player-${ANNA}#4`;
const ENTRANT = 'e'.repeat(16);
const TEXT = { zh: '一', en: 'a', ru: 'и', vi: 'ộ' };
const DUE = 9_000_000;
const DRAWN = { n: 1, joined: JOINED, entrant: ENTRANT, userSeed: 'seed', proof: [H] };

export const rolls: TestKit<typeof slice> = {
  slice,
  shop,
  samples: {
    RoomCreated: [
      {
        kind: 'official',
        host: null,
        name: TEXT,
        description: TEXT,
        image: '/art/rolls/sample.svg',
        prizes: [{ skinId: 'rare', value: 80_000 }],
        held: 80_000,
        conditions: [
          { kind: 'paid-in', amount: 10_000, days: 7 },
          { kind: 'opens', count: 3, days: 1 },
          { kind: 'vip', level: 2 },
          { kind: 'invited' },
          { kind: 'assists', count: 2 },
        ],
        door: 'once',
        password: null,
        closesAt: DUE,
        source: { chain: CHAIN, round: 9, time: DUE },
        rulesHash: H,
      },
    ],
    DevicesLimited: [{}],
    DeviceClaimed: [{ playerId: ANNA, device: H }],
    PasswordsIssued: [{ hashes: [H] }],
    RoomPublished: [{ created: `${roomStream(ID)}#1` }],
    RoomCancelled: [{ reason: 'mistake' }],
    EntriesTaken: [
      { first: 1, entries: [{ joined: JOINED, entrant: ENTRANT, userSeed: 'seed', pass: null }] },
    ],
    EntryTurnedAway: [{ joined: JOINED, why: 'password-used', due: DUE }],
    RoomClosed: [{}],
    RoomFrozen: [{ count: 1, root: H }],
    RoomSealed: [{ size: 9, root: H, note: 'a note' }],
    DrawHeld: [
      {
        by: { round: 9, signature: 'ab'.repeat(48), randomness: H },
        winners: [DRAWN],
        reserves: [],
        due: DUE,
      },
    ],
    PrizePassed: [{ rank: 1, joined: JOINED, to: null }],
    PrizesGiven: [{ through: 1 }],
    RoomEnded: [{ created: `${roomStream(ID)}#1`, given: 80_000, back: 0 }],
    RoomVoided: [{ reason: 'late' }],
    ConditionsMet: [
      {
        roomId: ID,
        userSeed: 'seed',
        figures: [{ kind: 'opens', wanted: 3, found: 4 }],
        pass: null,
        through: null,
        due: DUE,
      },
    ],
    EntryRefused: [{ roomId: ID, joined: JOINED, cause: `${roomStream(ID)}#5`, why: 'room-closed' }],
    PrizeWon: [
      { roomId: ID, joined: JOINED, cause: `${roomStream(ID)}#5`, rank: 1, skinId: 'rare', value: 80_000 },
    ],
  },
  former: {},
  slow: { RoomCreated: 'rooms are few' },
  play(world) {
    staff(world);
    const settle = () => world.settle(contexts(world));
    // For invited players only, drawn by a seed of the house.
    open(world, 1, {
      host: ANNA,
      conditions: [{ kind: 'invited' }],
      house: true,
      skinIds: ['fine', 'plain'],
    });
    world.must(joining(CLEO, 1));
    world.must(joining(BEN, 1, { through: ANNA }));
    closed(world, 1);
    settle();
    // Cancelled; without entries; without a round. Other ways to void a room are in its own spec.
    open(world, 2);
    world.must(cancelling(2));
    open(world, 3);
    world.time += 3_700_000;
    settle();
    open(world, 4);
    world.must(joining(ANNA, 4));
    closed(world, 4);
    world.time += 8 * 86_400_000;
    world.must(flowing.void(4, 'no-beacon'));
    // Each device admits one player.
    open(world, 6, { oneADevice: true });
    world.must(claiming(BEN, 6, passOf('1')));
    world.must(joining(BEN, 6));
    world.must(claiming(CLEO, 6, passOf('2')));
    world.must(joining(CLEO, 6));
    drawn(world, 6);
    settle();
    // Ben reuses Anna's one-time password. The winner is erased, so a reserve gets the prize.
    world.must(openingNow(world, ANNA, 2));
    world.must(openingNow(world, BEN, 2));
    world.must(openingNow(world, CLEO, 2));
    open(world, 5, { door: 'once', conditions: [{ kind: 'opens', count: 2, days: 7 }], skinIds: ['rare'] });
    world.must(issuing(5, [passOf('b'), passOf('d')]));
    world.must(joining(ANNA, 5, { pass: passOf('b') }));
    world.must(joining(BEN, 5, { pass: passOf('b') }));
    world.must(joining(CLEO, 5, { pass: passOf('d') }));
    world.must(taking(world, 5));
    settle();
    drawn(world, 5);
    const [winner] = roomIn(world, 5).winners;
    world.must(erasing(idOf(streamOf(winner?.joined ?? ''))));
    settle();
  },
  forgeries,
  harmless: [
    { change: /^RoomCreated data\.(name|description|image)/, why: 'words and a picture' },
    { change: /^RoomCreated data\.conditions\.days$/, why: 'a window in which as much was done' },
    {
      change: /^RoomCreated data\.source\.chain\.(hash|publicKey)$/,
      why: 'of a beacon that counts as none nobody knows anything',
    },
    { change: /^RoomSealed data\./, why: 'the log’s own tree and its signature say what they have to be' },
    { change: /^RoomCancelled data\.reason$/, why: 'words of an operator' },
  ],
  late: [
    { change: /^RoomCreated stream$/, why: 'a room of another name is missed by what follows' },
    {
      change: /^RoomCreated data\.(conditions\.count|host|door|closesAt|source\.commitment)$/,
      why: 'another room shows when somebody joins it, or when it is drawn',
    },
    { change: /^PasswordsIssued data\.hashes$/, why: 'another password is missed by who used it' },
    {
      change: /^DrawHeld data\.(winners|reserves)\.joined$/,
      why: 'another question shows when its prize is given',
    },
  ],
  unmeasured: {},
  trials,
  asks: {
    before: STOCK,
    steps: ({ player }) => [
      stepOf({
        weight: 1,
        values: fc.record({ playerId: player, room: fc.integer({ min: 1, max: 3 }) }),
        looks: ({ room }) => [roomStream(roomIdOf(room))],
        order: ({ playerId, room }) => joining(playerId, room),
      }),
    ],
  },
};
