import { Type } from 'typebox';
import { Gems, Hash, Rarity, Ticket, TicketCount, Time } from '../../foundation/contract/fields.ts';

// What the calls of battles share.

export const BattleId = Type.String({ pattern: '^[0-9a-f]{12}$' });
export const BoxId = Type.String({ minLength: 1, maxLength: 40 });
export const SeatNumber = Type.Integer({ minimum: 1, maximum: 6, description: 'in the order of the seats' });
export const TeamNumber = Type.Integer({
  minimum: 0,
  maximum: 3,
  description: 'from 1; 0 where each plays for itself',
});
export const Count = Type.Integer({ minimum: 0 });

/** highest total, lowest total, last round, jackpot, shared */
export const Rule = Type.Enum(['highest', 'lowest', 'last', 'jackpot', 'shared']);

export const State = Type.Enum(['waiting', 'sealing', 'running', 'finished', 'cancelled', 'void'], {
  description:
    'waiting: seats are free; sealing: full, frozen, waits for the beacon; running: the rounds are on screen, up to `endsAt`; finished: over, and what was won is in bags or on its way; cancelled: never full; void: full, and not drawn. In the last two everything goes back',
});

export const Reason = Type.Enum(['creator', 'expired', 'version', 'late', 'no-beacon'], {
  description:
    'of cancelled: creator took it back; expired: not full in time; version: a box version is no longer in force. Of void: late: not signed 3 s before the round; no-beacon: the round never came out',
});

export const Person = Type.Object({
  userId: Type.String({
    pattern: '^[0-9a-f]{16}$',
    description: 'names a player in public, and says nothing of the account',
  }),
  userName: Type.String({ description: 'masked' }),
  avatar: Type.String(),
  me: Type.Boolean({ description: 'whether it is the caller' }),
});

const Seat = Type.Object({
  seat: SeatNumber,
  team: TeamNumber,
  place: Type.Integer({ minimum: 1, maximum: 3, description: 'in its team; 1 where each plays for itself' }),
  person: Type.Union([Person, Type.Null()], { description: 'null: free' }),
});

/** A run of rounds in the order of a battle, with the same box version. */
const BoxRun = Type.Object({
  boxId: BoxId,
  versionHash: Hash,
  name: Type.String(),
  image: Type.String({ description: 'the presentation case' }),
  heroImage: Type.String({ description: 'the item shown in the case' }),
  heroRarity: Rarity,
  price: Gems,
  count: Type.Integer({ minimum: 1, description: 'rounds, one behind the other' }),
});

/** The winner of a finished battle, for lists. */
const Ending = Type.Object({
  seats: Type.Array(SeatNumber, { description: 'of the winner or the winning team; of shared: all' }),
  items: Count,
  value: Gems,
  share: Type.Union([Gems, Type.Null()], {
    description: 'of shared: what a seat got at least; null otherwise',
  }),
});

/** A battle in lists. */
export const Battle = Type.Object({
  id: BattleId,
  state: State,
  reason: Type.Union([Reason, Type.Null()], { description: 'of cancelled and void' }),
  rule: Rule,
  teams: Type.Integer({ minimum: 0, maximum: 3, description: '0: each for itself' }),
  seats: Type.Array(Seat, { description: 'all of them, free ones too' }),
  taken: Count,
  open: Type.Boolean({ description: 'listed in the hall; else by its link only' }),
  oneADevice: Type.Boolean({ description: 'whether each device takes one seat' }),
  rounds: Type.Integer({ minimum: 1, maximum: 50 }),
  boxes: Type.Array(BoxRun, { description: 'in the order of the rounds' }),
  price: Gems,
  expected: Gems,
  card: Type.Boolean({ description: 'whether a competition card pays a seat' }),
  mine: Type.Union([SeatNumber, Type.Null()], { description: 'the caller’s seat' }),
  creator: Type.Boolean({ description: 'whether the caller created it' }),
  joinable: Type.Boolean({
    description:
      'a seat is free, its time is not over and all versions are in force; says nothing of the caller',
  }),
  steers: Type.Enum(['nobody', 'shop'], {
    description: 'shop: no independent beacon stands behind the draw, so the shop could steer it',
  }),
  createdAt: Time,
  waitsUntil: Time,
  frozenAt: Type.Union([Time, Type.Null()]),
  roundNumber: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()], {
    description: 'of the beacon, once it is frozen',
  }),
  roundTime: Type.Union([Time, Type.Null()], { description: 'when that round comes out' }),
  startsAt: Type.Union([Time, Type.Null()], {
    description: 'round 1 is shown; round k (k − 1) × `paceMs` later. null before the draw',
  }),
  decidesAt: Type.Union([Time, Type.Null()], { description: 'the deciding moment begins' }),
  endsAt: Type.Union([Time, Type.Null()]),
  overAt: Type.Union([Time, Type.Null()], { description: 'when it was finished, cancelled or void' }),
  ending: Type.Union([Ending, Type.Null()], { description: 'of finished' }),
});

/** One seat's open in a round. */
const Draw = Type.Object({
  seat: SeatNumber,
  ticket: Ticket,
  skinId: Type.String(),
  name: Type.String(),
  image: Type.String(),
  skinsRarity: Rarity,
  category: Type.String(),
  exterior: Type.String(),
  value: Gems,
  startTicket: Ticket,
  endTicket: TicketCount,
});

/** Where a seat, or with teams a team, stands behind a round. */
const Standing = Type.Object({
  /** the seat, or with teams the team */
  of: Type.Integer({ minimum: 1, maximum: 6, description: 'a seat; with teams a team' }),
  total: Gems,
  last: Type.Number({ description: 'of this round alone, in gems' }),
  rank: Type.Integer({ minimum: 1, description: 'by the rule; equal ones have the same' }),
  chance: Type.Union([Type.Number({ minimum: 0, maximum: 1 }), Type.Null()], {
    description: 'of jackpot, if this were the last round; null otherwise',
  }),
});

/** A round of boxes that is on screen or was. */
export const Round = Type.Object({
  round: Type.Integer({ minimum: 1, maximum: 50 }),
  shownAt: Time,
  draws: Type.Array(Draw, { description: 'by seat' }),
  standings: Type.Array(Standing, { description: 'behind this round, by seat or team' }),
});

/** A number of section 12 that decided among several. */
const Decider = Type.Object({
  among: Type.Array(Type.Integer({ minimum: 1, maximum: 6 }), { description: 'seats, or teams' }),
  below: Type.Integer({ minimum: 1, description: 'of jackpot in 1/10,000 gem; of tie how many are equal' }),
  number: Count,
});

/** Who gets what. */
export const Outcome = Type.Object({
  winner: Type.Union([Type.Integer({ minimum: 1, maximum: 6 }), Type.Null()], {
    description: 'a seat; with teams a team; null of shared',
  }),
  tie: Type.Union([Decider, Type.Null()]),
  jackpot: Type.Union([Decider, Type.Null()]),
  gets: Type.Array(Type.Object({ seat: SeatNumber, items: Count, value: Gems, share: Gems }), {
    description: 'by seat; `value` of items, `share` in gems of shared',
  }),
});

const FixedRound = Type.Object({
  chain: Type.Object({
    hash: Hash,
    publicKey: Type.String(),
    genesisTime: Time,
    period: Type.Integer({ description: 'milliseconds' }),
  }),
  round: Type.Integer({ minimum: 1 }),
  time: Time,
});

/** Everything that decides a battle, and lets anybody repeat it (docs/fairness.md, section 13). */
export const Evidence = Type.Object({
  kind: Type.Literal('battle'),
  draw: Type.String({ description: 'name of the draw: the stream of the battle' }),
  terms: Type.Object({
    rule: Rule,
    teams: Count,
    seats: Type.Integer({ minimum: 2, maximum: 6 }),
    price: Type.Integer({ description: '1/10,000 gem' }),
    rate: Type.Integer({ description: 'sell-back rate of shared, in 1/10,000' }),
    rulesHash: Hash,
    versions: Type.Array(Hash, { description: 'by round' }),
  }),
  leaves: Type.Array(Type.String(), {
    description:
      'texts of the leaves under the root, the terms first, then the seats; empty before the freeze',
  }),
  seats: Type.Array(Type.Object({ n: SeatNumber, entrant: Type.String(), userSeed: Type.String() }), {
    description: 'as frozen; empty before',
  }),
  source: Type.Union([FixedRound, Type.Null()]),
  frozen: Type.Union([
    Type.Object({
      root: Hash,
      time: Time,
      newest: Type.Integer({
        minimum: 1,
        description: 'round of the beacon that the shop had verified last',
      }),
    }),
    Type.Null(),
  ]),
  sealed: Type.Union([
    Type.Object({ size: Type.Integer({ minimum: 1 }), root: Hash, note: Type.String(), time: Time }),
    Type.Null(),
  ]),
  round: Type.Union([
    Type.Object({ round: Type.Integer({ minimum: 1 }), signature: Type.String(), randomness: Hash }),
    Type.Null(),
  ]),
  drawn: Type.Union([Time, Type.Null()]),
  boxes: Type.Array(
    Type.Object({
      versionHash: Hash,
      boxId: BoxId,
      price: Type.Integer({ description: '1/10,000 gem' }),
      items: Type.Array(
        Type.Object({
          skinId: Type.String(),
          value: Type.Integer({ description: '1/10,000 gem' }),
          startTicket: Ticket,
          endTicket: TicketCount,
        }),
      ),
    }),
    { description: 'each version once, with what its hash stands for' },
  ),
  tickets: Type.Array(Type.Array(Ticket), {
    description: 'by seat, then round: of the rounds that are on screen or were',
  }),
  outcome: Type.Union(
    [
      Type.Object({
        winner: Outcome.properties.winner,
        tie: Outcome.properties.tie,
        jackpot: Outcome.properties.jackpot,
        gains: Type.Array(Type.Object({ seat: SeatNumber, value: Count, share: Count }), {
          description: 'by seat, in 1/10,000 gem',
        }),
      }),
      Type.Null(),
    ],
    { description: 'null before `decidesAt`' },
  ),
  voided: Type.Union([Type.Object({ reason: Reason, time: Time }), Type.Null()]),
});
