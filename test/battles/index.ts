import { ItemsGranted } from '@skins/engine/bag';
import {
  BattleCancelled,
  BattleCreated,
  BattleDrawn,
  BattleEnded,
  BattleFinished,
  BattleFrozen,
  BattleSealed,
  BattleVoided,
  InvitationSent,
  InvitationsMuted,
  LootGranted,
  SeatReleased,
  SeatReserved,
  SeatSettled,
  SeatTaken,
  battles as slice,
} from '@skins/engine/battles';
import { DAY_MS } from '@skins/engine/kernel';
import { WalletPosted } from '@skins/engine/wallet';
import * as fc from 'fast-check';
import { changing, reboxing } from '../catalogue/orders.ts';
import { type Forge, appended, both, edited, moved, recounted, without } from '../kit/forge.ts';
import { type TestKit, stepOf } from '../kit/kit.ts';
import { ANNA, BEN, CLEO, STOCK, begin, enter } from '../kit/platform.ts';
import { shopWith } from '../kit/shop.ts';
import type { World } from '../kit/world.ts';
import { claiming, gifts } from '../props/gifts.ts';
import { CHAIN } from '../rolls/orders.ts';
import { lifting, suspending } from '../standing/orders.ts';
import {
  BATTLE_READS,
  cancelling,
  creating,
  fateWhere,
  filled,
  flowing,
  inviting,
  joining,
  muting,
  played,
  roundOf,
  sealing,
  settle,
  streamOfBattle,
} from './orders.ts';
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

/** Repeats the command that wrote a record, at the end of the log. */
const again =
  (kind: { readonly is: (event: { type: string; v: number; data: unknown }) => boolean }): Forge =>
  (log) => {
    const at = log.findIndex((record) => kind.is(record));
    const command = log[at]?.command;
    const stream = log[at]?.stream;
    const time = log.at(-1)?.time ?? 0;
    const repeated = log.filter((record) => record.command === command && record.stream === stream);
    return recounted([...log, ...repeated.map((record) => ({ ...record, time, command: 'forged' }))]);
  };

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
    crowd(world);
    // Anna wins more items than one command grants.
    filled(world, 1, [ANNA, BEN], { boxes: many(26) });
    played(
      world,
      1,
      fateWhere(world, 1, ({ winner }) => winner === 1),
    );
    // One of each other rule; a tie; teams.
    filled(world, 2, [ANNA, BEN], { rule: 'lowest', boxes: ['box-one'] });
    played(
      world,
      2,
      fateWhere(world, 2, ({ tie, winner }) => tie !== null && winner === 2),
    );
    filled(world, 3, [CLEO, ANNA, BEN], { rule: 'last', seats: 3 });
    played(world, 3);
    filled(world, 4, [DAVE, EVA, FAY, ANNA], { rule: 'jackpot', seats: 4 });
    played(world, 4);
    filled(world, 5, [EVA, BEN, CLEO], { rule: 'shared', seats: 3 });
    played(
      world,
      5,
      fateWhere(world, 5, ({ items }) => items.length > 1),
    );
    filled(world, 6, [ANNA, BEN, CLEO, DAVE], { seats: 4, teams: 2 });
    played(world, 6);
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
  },
  forgeries: {
    'battle-terms': [
      edited(SeatReserved, ({ terms }) => ({ terms: terms && { ...terms, rulesHash: H } })),
      edited(SeatReserved, ({ terms }) => ({ terms: terms && { ...terms, rate: terms.rate + 1 } })),
      // Another box version.
      edited(SeatReserved, ({ terms }) => ({
        terms: terms && { ...terms, boxes: terms.boxes.map((box) => ({ ...box, versionHash: H })) },
      })),
      edited(SeatReserved, ({ terms }) => ({ terms: terms && { ...terms, seats: 5 } })),
      edited(BattleCreated, ({ waitsUntil }) => ({ waitsUntil: waitsUntil + 1 })),
    ],
    'battle-stake': [
      edited(SeatReserved, ({ gems }) => ({ gems: gems - 1 })),
      edited(SeatReserved, ({ due }) => ({ due: due + 1 })),
      edited(SeatSettled, ({ gems }) => ({ gems: gems - 1 })),
      edited(SeatReleased, ({ card }) => ({ card: !card })),
    ],
    // A seat added or left out, one taken twice, one by another player.
    'battle-seat': [
      edited(SeatReserved, () => ({ userSeed: 'another' })),
      edited(SeatTaken, () => ({ userSeed: 'another' })),
      edited(SeatTaken, () => ({ entrant: 'e'.repeat(16) })),
      edited(SeatTaken, ({ n }) => ({ n: n + 1 })),
      appended(SeatTaken, () => ({ stream: streamOfBattle(1) })),
    ],
    'battle-order': [
      edited(BattleEnded, () => ({ created: `${streamOfBattle(2)}#1` })),
      appended(BattleFinished, () => ({ stream: streamOfBattle(1) })),
      moved(BattleFinished, ({ time }) => ({ time: time - 5_000 })),
      without(BattleSealed),
    ],
    'battle-frozen': [edited(BattleFrozen, () => ({ root: H }))],
    // A chosen round, another round, an unsigned number.
    'battle-source': [
      edited(BattleFrozen, ({ source }) => ({
        source: { ...source, round: source.round + 1, time: source.time + 3_000 },
      })),
      edited(BattleFrozen, ({ newest }) => ({ newest: newest + 9 })),
      edited(BattleDrawn, ({ by }) => ({ by: { ...by, round: by.round + 1 } })),
      edited(BattleDrawn, ({ by }) => ({ by: { ...by, randomness: H } })),
    ],
    'battle-sealed': [moved(BattleSealed, ({ time }) => ({ time: time + 9_000 }))],
    // A changed ticket, a swapped winner, another tie and jackpot, swapped teams.
    'battle-draw': [
      edited(BattleDrawn, ({ tickets: [first = [], ...others] }) => ({
        tickets: [first.map((ticket) => (ticket + 1) % 0x1000000), ...others],
      })),
      edited(BattleDrawn, ({ winner }) => ({ winner: winner === 1 ? 2 : 1 })),
      edited(BattleDrawn, ({ tie }) => ({ tie: tie && { ...tie, number: 1 - tie.number } }), {
        where: ({ tie }) => tie !== null,
      }),
      edited(
        BattleDrawn,
        ({ jackpot }) => ({ jackpot: jackpot && { ...jackpot, number: jackpot.number + 1 } }),
        {
          where: ({ jackpot }) => jackpot !== null,
        },
      ),
      edited(BattleDrawn, ({ picks }) => ({ picks: picks.toReversed() }), {
        where: ({ picks }) => picks.length === 4,
      }),
      edited(BattleDrawn, ({ by }) => ({ by: { ...by, ...roundOf(by.round, 4_999) } })),
    ],
    // A void without a reason, and a cancellation of a battle that is full.
    'battle-void': [
      edited(BattleVoided, () => ({ reason: 'no-beacon' as const }), {
        where: ({ reason }) => reason === 'late',
      }),
      edited(BattleCancelled, () => ({ reason: 'version' as const }), {
        where: ({ reason }) => reason === 'expired',
      }),
      moved(BattleVoided, ({ time }) => ({ time: time - 58_000 }), {
        where: ({ reason }) => reason === 'late',
      }),
    ],
    // A share changed, items twice or never, a refund never.
    'battle-gain': [
      edited(SeatSettled, ({ share }) => ({ share: share + 1 }), { where: ({ share }) => share > 0 }),
      edited(SeatSettled, ({ value }) => ({ value: value + 1 })),
      edited(LootGranted, () => ({ part: 6 })),
      again(LootGranted),
      both(
        without(LootGranted, { nth: -1 }),
        without(ItemsGranted, { nth: -1, where: ({ source }) => source === 4 }),
      ),
      both(
        without(SeatReleased, { where: ({ card }) => !card }),
        without(WalletPosted, { where: ({ reason }) => reason === 'battle-release' }),
      ),
    ],
    'battle-invite': [
      edited(InvitationSent, () => ({ battle: streamOfBattle(99) })),
      edited(InvitationsMuted, () => ({ muted: false })),
    ],
  },
  harmless: [
    { change: /^BattleSealed data\./, why: 'the log’s own tree and its signature say what they have to be' },
    {
      change: /^BattleFrozen data\.source\.chain\.(hash|publicKey)$/,
      why: 'of a beacon that counts as none nobody knows anything',
    },
    { change: /^BattleFrozen data\.newest$/, why: 'a round that fits the clock names the same round' },
    { change: /^InvitationSent data\.to$/, why: 'an invitation moves nothing' },
  ],
  late: [
    { change: /^SeatReserved data\.(battle|terms\..*|card)$/, why: 'the seat that is taken shows it' },
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
