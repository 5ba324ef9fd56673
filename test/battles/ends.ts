import { nativeSha256 } from '@skins/api/foundation/secrets';
import { playerStream } from '@skins/engine/accounts';
import {
  BATTLE_TERMS,
  BattleCancelled,
  BattleCreated,
  BattleEnded,
  BattleFinished,
  BattleFrozen,
  BattleSealed,
  InvitationSent,
  LootGranted,
  SeatReserved,
  SeatTaken,
  SeatVacated,
  hashedTerms,
} from '@skins/engine/battles';
import { battleRoot, entrantOf, rulesHashOf } from '@skins/engine/fairness';
import {
  type AnyEvent,
  DAY_MS,
  type Envelope,
  type EventData,
  flowActor,
  idOf,
  placeOf,
  playerActor,
  streamOf,
} from '@skins/engine/kernel';
import { RulesPublished } from '@skins/engine/rules';
import { WalletPosted } from '@skins/engine/wallet';
import {
  adding,
  before,
  elsewhere,
  nextPlaceIn,
  recordOf,
  repeating,
  seedIn,
  until,
} from '../kit/endings.ts';
import { type Forge, type Log, both, edited } from '../kit/forge.ts';
import { ANNA, BEN, begin } from '../kit/platform.ts';
import { shopWith } from '../kit/shop.ts';
import { claiming, gifts } from '../props/gifts.ts';
import { creating, streamOfBattle } from './orders.ts';

const END_MS = 600_000 + 8 * DAY_MS;

/** Selects events in a battle's stream. */
const of = (n: number, nth = 0) => ({
  nth,
  where: (_data: unknown, { stream }: Envelope) => stream === streamOfBattle(n),
});
/** Selects events in players' streams about a battle. */
const about = (n: number, nth = 0) => ({
  nth,
  where: ({ battle }: { readonly battle: string }) => battle === streamOfBattle(n),
});

/** Adds a step of a battle's flow. */
const flow = (n: number, ...events: readonly AnyEvent[]): Forge =>
  adding(() => ({ stream: streamOfBattle(n), actor: flowActor(streamOfBattle(n)), events }));

/** Holds a player's stake for a seat. */
const staked = (playerId: string, n: number): Forge =>
  adding((log, command) => {
    const stream = playerStream(playerId);
    const { price } = recordOf(log, BattleCreated, of(n)).data.terms;
    const last = { nth: -1, where: (_data: unknown, one: Envelope) => one.stream === stream };
    const { balance } = recordOf(log, WalletPosted, last).data;
    const reserved = SeatReserved.of({
      battle: streamOfBattle(n),
      gems: price,
      card: false,
      userSeed: seedIn(command),
      device: null,
      terms: null,
      due: (log.at(-1)?.time ?? 0) + END_MS,
    });
    const posted = WalletPosted.of({
      reason: 'battle-stake',
      postings: [{ from: 'player', to: 'escrow', amount: price }],
      balance: balance - price,
      cause: nextPlaceIn(log, stream),
    });
    return { stream, actor: playerActor(playerId), events: [reserved, posted] };
  });

/** Takes a seat with the newest stake for a battle. @param time milliseconds since 1970, by that battle's records */
const seated = (battle: number, n: number, time: (log: Log) => number | undefined = () => undefined): Forge =>
  adding((log) => {
    const { stream, version, data } = recordOf(log, SeatReserved, about(battle, -1));
    const taken = SeatTaken.of({
      n,
      reserved: placeOf(stream, version),
      entrant: entrantOf(nativeSha256, idOf(stream)),
      userSeed: data.userSeed,
      device: data.device,
    });
    const at = time(log) ?? log.at(-1)?.time ?? 0;
    return { stream: streamOfBattle(battle), actor: flowActor(stream), events: [taken], time: at };
  });

type Terms = EventData<typeof BattleCreated>['terms'];

/** Reserves the first seat of the log by other terms, which fit otherwise. */
const reservedBy = (change: (terms: Terms, log: Log) => Partial<Terms>): Forge =>
  both(
    (log) =>
      edited(SeatReserved, ({ terms }) => ({ terms: terms && { ...terms, ...change(terms, log) } }))(log),
    until(SeatReserved),
  );

/** Changes the first rules, and the terms of the first stake with them. */
const ruled = (change: Partial<(typeof BATTLE_TERMS)['first']>): Forge => {
  const content = { ...BATTLE_TERMS.first, ...change };
  const hash = rulesHashOf(BATTLE_TERMS.name, content);
  return both(
    edited(RulesPublished, () => ({ content, hash }), { where: ({ name }) => name === BATTLE_TERMS.name }),
    edited(SeatReserved, ({ terms }) => ({ terms: terms && { ...terms, rulesHash: hash } })),
  );
};

/** Freezes the first battle by other terms, under their root. */
const frozenBy =
  (change: (log: Log) => Partial<Terms>): Forge =>
  (log) => {
    const terms = { ...recordOf(log, BattleCreated).data.terms, ...change(log) };
    const seats = [0, 1].map((nth) => recordOf(log, SeatTaken, of(1, nth)).data);
    const leaves = seats.map(({ n, entrant, userSeed }) => ({ n, entrant, userSeed }));
    return both(
      edited(SeatReserved, () => ({ terms })),
      edited(BattleCreated, () => ({ terms })),
      edited(BattleFrozen, () => ({ root: battleRoot(hashedTerms(terms), leaves) })),
      until(BattleFrozen),
    )(log);
  };

const ofFirstStake = (log: Log) => ({ rulesHash: recordOf(log, SeatReserved).data.terms?.rulesHash ?? '' });

/** Forged ends of the played log, by the rule that each breaks. */
export const ends = {
  'battle-terms': [
    // A rule that is not played, a box that is not opened, and a box twice.
    both(ruled({ rules: ['lowest'] }), until(SeatReserved)),
    reservedBy(({ boxes }, log) => ({
      boxes: [...boxes, ...recordOf(log, BattleCreated, of(3)).data.terms.boxes.slice(1, 2)],
    })),
    reservedBy(({ boxes, order }) => ({ boxes: [...boxes, ...boxes], order: order.toSpliced(-1, 1, 1) })),
    // Dearer than a draw that the house could steer may be.
    both(ruled({ houseCeiling: 1 }), frozenBy(ofFirstStake)),
  ],
  // A card for a dearer battle than it pays.
  'battle-stake': [
    elsewhere(
      shopWith({ gifts }),
      (world) => {
        begin(world, { [ANNA]: 500 });
        world.must(claiming(ANNA, { type: 'armyCompetitionCard', amount: 1 }));
        world.must(creating(world, ANNA, 1, { card: true }));
      },
      ruled({ cardValue: 1 }),
    ),
  ],
  'battle-seat': [
    both(
      edited(SeatReserved, () => ({ userSeed: 'another' })),
      until(SeatReserved),
    ),
    // In a cancelled battle, too late, two seats of one player and of one device, and a box that changed.
    both(
      until(SeatReserved, about(13, 2)),
      adding(() => ({
        stream: streamOfBattle(13),
        actor: playerActor(ANNA),
        events: [BattleCancelled.of({ reason: 'creator' })],
      })),
      seated(13, 3),
    ),
    both(
      until(SeatReserved, about(2, 1)),
      seated(2, 2, (log) => recordOf(log, BattleCreated, of(2)).data.waitsUntil),
    ),
    both(until(SeatTaken, of(1)), staked(ANNA, 1), seated(1, 2)),
    (log) => {
      const { device } = recordOf(log, SeatTaken, of(7)).data;
      return both(
        edited(SeatReserved, () => ({ device }), about(7, 1)),
        edited(SeatTaken, () => ({ device }), of(7, 1)),
        until(SeatTaken, of(7, 1)),
      )(log);
    },
    (log) => {
      const { time } = recordOf(log, BattleCancelled, of(14));
      return both(
        before(BattleCancelled, of(14)),
        staked(BEN, 14),
        seated(14, 2, () => time),
      )(log);
    },
  ],
  'battle-order': [
    // Finished undrawn, signed twice, cancelled when frozen, ended while it waits, and left when frozen.
    both(until(BattleSealed), flow(1, BattleFinished.of({}))),
    both(until(BattleSealed), repeating(BattleSealed)),
    both(
      until(BattleFrozen),
      adding(() => ({
        stream: streamOfBattle(1),
        actor: playerActor(ANNA),
        events: [BattleCancelled.of({ reason: 'creator' })],
      })),
    ),
    both(until(BattleCreated), flow(1, BattleEnded.of({ created: placeOf(streamOfBattle(1), 1) }))),
    both(until(BattleFrozen), (log) => {
      const { n, reserved } = recordOf(log, SeatTaken, of(1, 1)).data;
      return adding(() => ({
        stream: streamOfBattle(1),
        actor: flowActor(streamOf(reserved)),
        events: [SeatVacated.of({ n, reserved })],
      }))(log);
    }),
  ],
  // A seat fewer than there are.
  'battle-frozen': [frozenBy(() => ({ seats: 3 }))],
  'battle-gain': [both(until(LootGranted), repeating(LootGranted))],
  'battle-invite': [
    both(until(InvitationSent), ...Array.from({ length: 5 }, () => repeating(InvitationSent))),
  ],
} as const satisfies Readonly<Record<string, readonly Forge[]>>;
