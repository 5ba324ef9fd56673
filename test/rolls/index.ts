import { ItemsGranted } from '@skins/engine/bag';
import {
  ConditionsMet,
  DeviceClaimed,
  DrawHeld,
  EntriesTaken,
  EntryRefused,
  EntryTurnedAway,
  PasswordsIssued,
  PrizePassed,
  PrizeWon,
  RoomClosed,
  RoomCreated,
  RoomEnded,
  RoomFrozen,
  RoomPublished,
  RoomSealed,
  RoomVoided,
  rolls as slice,
  roomStream,
} from '@skins/engine/rolls';
import { type EventData, idOf, streamOf } from '@skins/engine/kernel';
import { shop } from '@skins/engine/shop';
import { beaconSecret, signRound } from '@skins/engine/beacon';
import * as fc from 'fast-check';
import { openingNow } from '../boxes/orders.ts';
import { erasing } from '../erasure/orders.ts';
import { appended, both, edited, moved, without } from '../kit/forge.ts';
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

const BY_ROUND = { where: ({ by }: EventData<typeof DrawHeld>) => 'round' in by };

const OTHER_SECRET = beaconSecret(new Uint8Array(48).fill(6));

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
  forgeries: {
    'roll-room': [
      edited(RoomCreated, () => ({ rulesHash: H })),
      edited(RoomCreated, () => ({ closesAt: 1 })),
      edited(RoomPublished, () => ({ created: `${roomStream(roomIdOf(2))}#1` })),
      appended(RoomClosed, () => ({ stream: roomStream(roomIdOf(5)) })),
    ],
    'roll-ceiling': [edited(RoomCreated, () => ({ held: 10 ** 9 }))],
    'roll-held': [
      edited(RoomCreated, ({ held }) => ({ held: held - 1 })),
      edited(RoomCreated, ({ prizes }) => ({
        prizes: prizes.map((one) => ({ ...one, value: one.value + 1 })),
      })),
      edited(RoomEnded, ({ given }) => ({ given: given - 1 })),
      edited(RoomEnded, ({ back }) => ({ back: back + 1 })),
    ],
    // A chosen round, a chosen seed, another round, and an unsigned randomness.
    'roll-source': [
      // A round of the right number that another key signed.
      edited(DrawHeld, ({ by }) => ({ by: 'round' in by ? signRound(OTHER_SECRET, by.round) : by }), {
        where: ({ by }) => 'round' in by,
      }),
      edited(
        RoomCreated,
        ({ source }) => ({
          source:
            'chain' in source ? { ...source, round: source.round + 1, time: source.time + 3_000 } : source,
        }),
        { where: ({ source }) => 'chain' in source },
      ),
      edited(
        RoomCreated,
        ({ source }) => ({ source: 'chain' in source ? source : { ...source, commitment: H } }),
        { where: ({ source }) => 'epoch' in source },
      ),
      edited(DrawHeld, ({ by }) => ({ by: 'round' in by ? { ...by, round: by.round + 1 } : by }), BY_ROUND),
      edited(DrawHeld, ({ by }) => ({ by: 'round' in by ? { ...by, randomness: H } : by }), BY_ROUND),
    ],
    // A one-time password used twice, and one that was never issued.
    'roll-password': [
      edited(ConditionsMet, () => ({ pass: passOf('e') })),
      without(PasswordsIssued),
      both(
        edited(ConditionsMet, () => ({ pass: passOf('b') }), { where: ({ pass }) => pass === passOf('d') }),
        edited(
          EntriesTaken,
          ({ entries }) => ({ entries: entries.map((one) => ({ ...one, pass: passOf('b') })) }),
          { where: ({ entries }) => entries[0]?.pass === passOf('d') },
        ),
      ),
    ],
    'roll-join': [
      edited(ConditionsMet, () => ({ userSeed: 'another' })),
      edited(ConditionsMet, ({ due }) => ({ due: due + 1 })),
      edited(EntryRefused, () => ({ why: 'room-closed' as const })),
    ],
    // A condition that is not met.
    'roll-condition': [
      edited(ConditionsMet, ({ figures }) => ({
        figures: figures.map((one) => ({ ...one, found: one.found + 1 })),
      })),
      edited(ConditionsMet, () => ({ figures: [] })),
      edited(ConditionsMet, () => ({ through: null }), { where: ({ through }) => through !== null }),
    ],
    // Another account of a device, and an account that claimed no device.
    'roll-device': [
      edited(DeviceClaimed, () => ({ device: passOf('1') }), { nth: 1 }),
      edited(DeviceClaimed, () => ({ playerId: 'nobody00' })),
      edited(DeviceClaimed, () => ({ playerId: BEN }), { nth: 1 }),
      moved(DeviceClaimed, () => ({ stream: `device-${roomIdOf(9)}`, version: 1 }), { nth: 0 }),
    ],
    // An added and a dropped entry.
    'roll-entry': [
      edited(EntriesTaken, ({ entries }) => ({
        entries: [...entries, { joined: `player-${CLEO}#2`, entrant: ENTRANT, userSeed: 'seed', pass: null }],
      })),
      edited(EntriesTaken, ({ entries }) => ({ entries: entries.toReversed() }), {
        where: ({ entries }) => entries.length > 1,
      }),
      edited(EntryTurnedAway, () => ({ why: 'room-closed' as const })),
      without(EntriesTaken, { nth: -1 }),
    ],
    // Frozen late but still drawn.
    'roll-frozen': [
      edited(RoomFrozen, () => ({ root: H })),
      edited(RoomFrozen, ({ count }) => ({ count: count + 1 })),
      moved(RoomSealed, ({ time }) => ({ time: time + 40_000 })),
    ],
    // A swapped winner.
    'roll-draw': [
      edited(DrawHeld, ({ winners }) => ({ winners: winners.toReversed() })),
      edited(DrawHeld, ({ winners }) => ({ winners: winners.map((one) => ({ ...one, proof: [] })) })),
      edited(DrawHeld, () => ({ reserves: [] }), { where: ({ reserves }) => reserves.length > 0 }),
    ],
    // A room voided after its round.
    'roll-void': [
      edited(RoomVoided, () => ({ reason: 'late' as const }), {
        where: ({ reason }) => reason === 'no-beacon',
      }),
      edited(RoomVoided, () => ({ reason: 'epoch' as const }), {
        where: ({ reason }) => reason === 'no-entries',
      }),
    ],
    // A prize that is not given, given twice, given to another player, or passed on without a reason.
    'roll-prize': [
      both(without(PrizeWon), without(ItemsGranted, { where: ({ source }) => source === 2 })),
      edited(PrizeWon, ({ rank }) => ({ rank: rank + 1 })),
      edited(PrizePassed, () => ({ to: null })),
      appended(PrizeWon, () => ({})),
    ],
  },
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
