import { battles as slice } from '@skins/engine/battles';
import { DAY_MS } from '@skins/engine/kernel';
import * as fc from 'fast-check';
import { changing, reboxing } from '../catalogue/orders.ts';
import { type TestKit, stepOf } from '../kit/kit.ts';
import { ANNA, BEN, CLEO, STOCK, begin, enter } from '../kit/platform.ts';
import { shopWith } from '../kit/shop.ts';
import type { World } from '../kit/world.ts';
import { claiming, gifts } from '../props/gifts.ts';
import { CHAIN } from '../rolls/sample-beacon.ts';
import { lifting, suspending } from '../standing/orders.ts';
import {
  BATTLE_READS,
  cancelling,
  creating,
  flowing,
  inviting,
  joining,
  muting,
  sealing,
  streamOfBattle,
} from './orders.ts';
import { filled, played, settle } from './plays.ts';
import { forgeries } from './forgeries.ts';
import { trials } from './trials.ts';

const H = 'a'.repeat(64);
const DAVE = 'dave0000';
const EVA = 'eva00000';
const FAY = 'fay00000';
const ALL = [ANNA, BEN, CLEO, DAVE, EVA, FAY];
const STREAM = streamOfBattle(1);
const RESERVED = `player-${ANNA}#4`;
const DUE = 9_000_000;
const TERMS = {
  seats: 2,
  teams: 0,
  rule: 'highest' as const,
  open: true,
  oneADevice: true,
  boxes: [{ boxId: 'box-one', versionHash: H, price: 19_000 }],
  order: [0, 0],
  price: 38_000,
  rate: 9_000,
  rulesHash: H,
};

/** Six players, of whom Anna and Ben hold cards. */
export function crowd(world: World): void {
  begin(world, { [ANNA]: 500 });
  for (const player of ALL.slice(1)) enter(world, player, 500);
  for (const player of [ANNA, BEN]) world.must(claiming(player, { type: 'armyCompetitionCard', amount: 3 }));
}

const many = (count: number): readonly string[] => Array.from({ length: count }, () => 'box-one');

/** Waits for rounds by which Anna wins the first battle, the second one is a tie, and the fifth has several items to share. */
const WAITS = { anna: 0, tie: 12_000, share: 0 };

/** Battles by each rule are played to their end. */
export function playRules(world: World, waits = WAITS): void {
  crowd(world);
  // Anna wins more items than one command grants.
  filled(world, 1, [ANNA, BEN], { boxes: many(26) }, waits.anna);
  played(world, 1);
  // One of each other rule; a tie; teams.
  filled(world, 2, [ANNA, BEN], { rule: 'lowest', boxes: ['box-one'] }, waits.tie);
  played(world, 2);
  filled(world, 3, [CLEO, ANNA, BEN], { rule: 'last', seats: 3 });
  played(world, 3);
  filled(world, 4, [DAVE, EVA, FAY, ANNA], { rule: 'jackpot', seats: 4 });
  played(world, 4);
  filled(world, 5, [EVA, BEN, CLEO], { rule: 'shared', seats: 3 }, waits.share);
  played(world, 5);
  filled(world, 6, [ANNA, BEN, CLEO, DAVE], { seats: 4, teams: 2 });
  played(world, 6);
}

/** Battles with cards, and battles that nobody plays to their end. */
function playEnds(world: World): void {
  // Cards: one is used up, the other comes back. One seat a device.
  world.must(creating(world, ANNA, 7, { card: true, oneADevice: true }));
  settle(world);
  world.must(joining(BEN, 7, { card: true }));
  settle(world);
  played(world, 7);
  world.must(creating(world, BEN, 8, { card: true }));
  settle(world);
  world.must(cancelling(BEN, 8));
  settle(world);
  // Nobody comes; the boxes change; not signed in time; no round; a seat that was refused.
  world.must(creating(world, CLEO, 9));
  settle(world);
  world.must(inviting(CLEO, 9, ANNA));
  world.must(muting(ANNA, true));
  world.time += 600_000;
  settle(world);
  filled(world, 10, [ANNA, BEN]);
  world.time += 60_000;
  settle(world);
  filled(world, 11, [ANNA, BEN]);
  world.must(sealing(11));
  world.time += 8 * DAY_MS;
  world.must(flowing.void(11, 'no-beacon'));
  settle(world);
  world.must(creating(world, ANNA, 12));
  settle(world);
  world.must(joining(BEN, 12));
  world.must(joining(CLEO, 12));
  settle(world);
  played(world, 12);
}

/** A player leaves before the freeze, and a box changes. */
function playLeaving(world: World): void {
  // Ben may not play any more when the last seat is taken: he leaves, and another one comes.
  world.must(creating(world, ANNA, 13, { seats: 3 }));
  settle(world);
  world.must(joining(BEN, 13));
  settle(world);
  world.must(suspending(BEN, null));
  world.must(joining(CLEO, 13));
  settle(world);
  world.must(lifting(BEN));
  world.must(cancelling(ANNA, 13));
  settle(world);
  world.must(creating(world, DAVE, 14));
  settle(world);
  changing(world, 1, reboxing('box-one', 20_000, 1));
  world.must(flowing.expire(14));
  settle(world);
}

export const battles: TestKit<typeof slice> = {
  slice,
  shop: shopWith({ gifts }),
  samples: {
    SeatReserved: [
      {
        battle: STREAM,
        gems: 38_000,
        card: false,
        userSeed: 'seed',
        device: H,
        terms: TERMS,
        due: DUE,
      },
      { battle: STREAM, gems: 0, card: true, userSeed: 'seed', device: null, terms: null, due: DUE },
    ],
    SeatSettled: [
      {
        battle: STREAM,
        reserved: RESERVED,
        cause: `${STREAM}#7`,
        gems: 38_000,
        card: false,
        value: 160_000,
        share: 0,
      },
    ],
    SeatReleased: [
      { battle: STREAM, reserved: RESERVED, cause: `${STREAM}#7`, card: false },
      { battle: STREAM, reserved: RESERVED, cause: null, card: true },
    ],
    LootGranted: [{ battle: STREAM, reserved: RESERVED, cause: `${STREAM}#7`, part: 1 }],
    InvitationSent: [{ battle: STREAM, to: BEN }],
    InvitationsMuted: [{ muted: true }],
    BattleCreated: [{ reserved: RESERVED, terms: TERMS, waitsUntil: DUE }],
    SeatTaken: [{ n: 1, reserved: RESERVED, entrant: 'e'.repeat(16), userSeed: 'seed', device: H }],
    SeatVacated: [{ n: 1, reserved: RESERVED }],
    BattleFrozen: [{ root: H, source: { chain: CHAIN, round: 9, time: DUE }, newest: 6 }],
    BattleSealed: [{ size: 9, root: H, note: 'a note' }],
    BattleDrawn: [
      {
        by: { round: 9, signature: 'ab'.repeat(48), randomness: H },
        tickets: [
          [1, 2],
          [3, 4],
        ],
        items: [{ skinId: 'plain', value: 5_000 }],
        picks: [
          [0, 0],
          [0, 0],
        ],
        winner: 1,
        tie: { among: [1, 2], below: 2, number: 0 },
        jackpot: { among: [1, 2], below: 20_000, number: 7 },
      },
    ],
    BattleFinished: [{}],
    BattleCancelled: [{ reason: 'creator' }],
    BattleVoided: [{ reason: 'late' }],
    BattleEnded: [{ created: `${STREAM}#1` }],
  },
  former: {},
  slow: {},
  play(world) {
    playRules(world);
    playEnds(world);
    playLeaving(world);
  },
  forgeries,
  harmless: [
    { change: /^BattleSealed data\./, why: 'the log’s own tree and its signature say what they have to be' },
    {
      change: /^BattleFrozen data\.source\.chain\.(hash|publicKey)$/,
      why: 'of a beacon that counts as none nobody knows anything',
    },
    { change: /^BattleFrozen data\.newest$/, why: 'a round that fits the clock names the same round' },
  ],
  late: [
    { change: /^SeatReserved data\.(battle|terms\..*|card|device)$/, why: 'the seat that is taken shows it' },
    { change: /^BattleCreated stream$/, why: 'a battle of another name is missed by what follows' },
    {
      change: /^BattleCreated data\.(reserved|terms\..*)$/,
      why: 'the seat that its command takes shows it',
    },
    { change: /^LootGranted (stream|data\.part)$/, why: 'the items that its command grants show it' },
  ],
  unmeasured: {},
  trials,
  asks: {
    before: STOCK,
    steps: ({ player }) => [
      stepOf({
        weight: 1,
        values: fc.record({ playerId: player, n: fc.integer({ min: 1, max: 3 }) }),
        looks: BATTLE_READS,
        order: ({ playerId, n }, view) => creating(view, playerId, n),
      }),
      stepOf({
        weight: 2,
        values: fc.record({ playerId: player, n: fc.integer({ min: 1, max: 3 }) }),
        looks: ({ n }) => [...BATTLE_READS, streamOfBattle(n)],
        order: ({ playerId, n }) => joining(playerId, n),
      }),
    ],
  },
};
