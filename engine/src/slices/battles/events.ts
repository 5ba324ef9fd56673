import { type Static, Type } from 'typebox';
import {
  DAY_MS,
  DrawnRound,
  FixedRound,
  Hash,
  Place,
  type Prop,
  Sealed,
  UserSeed,
  closed,
  defineEvent,
  measured,
  placeOf,
} from '../../kernel/index.ts';
import { RULE_NAMES } from './settings/events.ts';

/** A battle waits so long for its seats, milliseconds. */
export const WAIT_MS = 600_000;
/** Latest end of a battle from its creation: ten minutes, seven days for the beacon, and a day for its steps. */
export const END_MS = WAIT_MS + 8 * DAY_MS;
export const ROUNDS_MAX = 50;
export const SEATS_MAX = 6;
/** Items of one command that puts them into a bag. */
export const LOOT_AT_ONCE = 50;
/** The prop that pays a seat. */
export const BATTLE_CARD = 'armyCompetitionCard' satisfies Prop;

const AMOUNT_MAX = 10 ** 13;
const Amount = (description: string, minimum = 0) =>
  Type.Integer({ minimum, maximum: AMOUNT_MAX, description: `1/10,000 gem; ${description}` });
const Sum = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description: '1/10,000 gem' });
const Time = Type.Integer({
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
  description: 'milliseconds since 1970',
});
const PlayerId = Type.String({ pattern: '^[a-z0-9]{8,40}$' });
const BattleStream = Type.String({ pattern: '^battle-[0-9a-f]{12}$' });
const SeatNumber = Type.Integer({ minimum: 1, maximum: SEATS_MAX });
const Entrant = Type.String({
  pattern: '^[0-9a-f]{16}$',
  description: 'names a player in public: what SHA-256 of `upgrade-hall <player>` begins with',
});
const Device = Type.Union([Hash, Type.Null()], {
  description: 'keyed hash for this battle; null where each device may take many seats',
});

const Box = closed({ boxId: Type.String(), versionHash: Hash, price: Amount('of the version', 1) });

/** What a battle is played by, fixed when it is created. */
export const Terms = closed({
  seats: Type.Integer({ minimum: 2, maximum: SEATS_MAX }),
  teams: Type.Integer({ minimum: 0, maximum: 3, description: '0: each for itself' }),
  rule: Type.Enum([...RULE_NAMES]),
  open: Type.Boolean({ description: 'listed; else by its link only' }),
  oneADevice: Type.Boolean(),
  /** box versions, each once */
  boxes: Type.Array(Box, { minItems: 1, maxItems: ROUNDS_MAX }),
  /** by round: index of the box */
  order: Type.Array(Type.Integer({ minimum: 0, maximum: ROUNDS_MAX - 1 }), {
    minItems: 1,
    maxItems: ROUNDS_MAX,
  }),
  /** of a seat: the sum of the boxes of all rounds */
  price: Amount('of a seat', 1),
  rate: Type.Integer({ minimum: 0, maximum: 10_000, description: 'of selling back, in 1/10,000' }),
  rulesHash: Hash,
});
export type Terms = Static<typeof Terms>;

// In a player's stream.

/** Gems or a card are held for a seat: of a new battle, with its terms, or of another's. */
export const SeatReserved = defineEvent(
  'SeatReserved',
  closed({
    battle: BattleStream,
    gems: Amount('held; 0 for a card'),
    card: Type.Boolean(),
    userSeed: UserSeed,
    device: Device,
    terms: Type.Union([Terms, Type.Null()], { description: 'null: a seat of a battle that is there' }),
    due: Time,
  }),
  { label: ({ card, terms }) => `${terms === null ? 'join' : 'create'} by ${card ? 'card' : 'gems'}` },
);

/** A battle was played out: the stake is the house's, and the player has this of the table. */
export const SeatSettled = defineEvent(
  'SeatSettled',
  closed({
    battle: BattleStream,
    reserved: Place,
    /** the end of the show */
    cause: Place,
    gems: Amount('the stake; 0 for a card'),
    card: Type.Boolean(),
    value: Sum,
    share: Sum,
  }),
);

/** The stake came back whole: the seat was not taken, or there was no draw. */
export const SeatReleased = defineEvent(
  'SeatReleased',
  closed({
    battle: BattleStream,
    reserved: Place,
    cause: Type.Union([Place, Type.Null()], { description: 'null: the seat was refused' }),
    card: Type.Boolean(),
  }),
);

/** The next items of a table are in the winner's bag. */
export const LootGranted = defineEvent(
  'LootGranted',
  closed({
    battle: BattleStream,
    reserved: Place,
    cause: Place,
    part: Type.Integer({ minimum: 1, maximum: 6, description: `of ${LOOT_AT_ONCE} items each` }),
  }),
);

/** A player invited another one to a battle. */
export const InvitationSent = defineEvent('InvitationSent', closed({ battle: BattleStream, to: PlayerId }));

/** A player takes no invitations, or takes them again. */
export const InvitationsMuted = defineEvent('InvitationsMuted', closed({ muted: Type.Boolean() }));

// In the stream of a battle.

/** A battle waits for its seats; the creator's is taken by the same command. */
export const BattleCreated = defineEvent(
  'BattleCreated',
  closed({ reserved: Place, terms: Terms, waitsUntil: Time }),
);

export const SeatTaken = defineEvent(
  'SeatTaken',
  closed({ n: SeatNumber, reserved: Place, entrant: Entrant, userSeed: UserSeed, device: Device }),
);

/** A player who may not play any more leaves before the freeze: the stake goes back. */
export const SeatVacated = defineEvent('SeatVacated', closed({ n: SeatNumber, reserved: Place }));

/** The last seat was taken: terms and seats are under the root, and the round is fixed. */
export const BattleFrozen = defineEvent(
  'BattleFrozen',
  closed({
    root: Hash,
    source: FixedRound,
    newest: Type.Integer({
      minimum: 1,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'round verified here',
    }),
  }),
);

/** In time before the round, the shop signed a checkpoint of its log that holds the frozen battle. */
export const BattleSealed = defineEvent('BattleSealed', Sealed);

const Decider = Type.Union([
  closed({
    among: Type.Array(SeatNumber, { minItems: 1, maxItems: SEATS_MAX, description: 'seats, or teams' }),
    below: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
    number: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  }),
  Type.Null(),
]);

const ofSeats = (value: ReturnType<typeof Type.Integer>, description: string) =>
  Type.Array(Type.Array(value, { minItems: 1, maxItems: ROUNDS_MAX }), {
    minItems: 2,
    maxItems: SEATS_MAX,
    description: `${description}, by seat, then round`,
  });

/** The beacon's round is out, and with it everything. Its number of records is the same whatever it says. */
export const BattleDrawn = defineEvent(
  'BattleDrawn',
  closed({
    by: DrawnRound,
    tickets: ofSeats(Type.Integer({ minimum: 0, maximum: 0xffffff }), 'tickets'),
    /** drawn items, each kind once */
    items: Type.Array(closed({ skinId: Type.String(), value: Sum }), { minItems: 1, maxItems: 300 }),
    picks: ofSeats(Type.Integer({ minimum: 0, maximum: 299 }), 'index of the item'),
    winner: Type.Union([SeatNumber, Type.Null()], { description: 'a seat, or a team; null of shared' }),
    tie: Decider,
    jackpot: Decider,
  }),
);

/** Every round was on screen: from here on money and items move. */
export const BattleFinished = defineEvent('BattleFinished', closed({}));

export const CANCELLED_REASONS = ['creator', 'expired', 'version'] as const;
export const CancelledReason = Type.Enum([...CANCELLED_REASONS]);
export type CancelledReason = Static<typeof CancelledReason>;

/** A battle ended before it was full: everything goes back. */
export const BattleCancelled = defineEvent('BattleCancelled', closed({ reason: CancelledReason }), {
  label: ({ reason }) => reason,
});

/** late: not signed in time; no-beacon: the round never came out */
export const VOID_REASONS = ['late', 'no-beacon'] as const;
export const VoidReason = Type.Enum([...VOID_REASONS]);
export type VoidReason = Static<typeof VoidReason>;

/** A full battle is not drawn: everything goes back. */
export const BattleVoided = defineEvent('BattleVoided', closed({ reason: VoidReason }), {
  label: ({ reason }) => reason,
});

/** All stakes and items are where they belong. */
export const BattleEnded = defineEvent('BattleEnded', closed({ created: Place }));

/** Returns the stream of a battle. */
export const battleStream = (battleId: string): string => `battle-${battleId}`;
/** Returns the place of the event that created a battle: its obligation until it ends. */
export const battleBegun = (stream: string): Place => placeOf(stream, 1);

export const measures = [
  measured(SeatReserved, { begins: () => 'play', opens: ({ due }) => due }),
  measured(
    SeatSettled,
    {
      plays: () => 1,
      staked: ({ gems }) => gems,
      returned: ({ share }) => (share === 0 ? undefined : share),
      closes: ({ reserved }) => reserved,
      battled: ({ value, share }) => (value > 0 ? 'won' : share > 0 ? undefined : 'lost'),
    },
    {
      battle: ({ gems }) => ({ count: 1, amount: gems }),
      'gems-spent': ({ gems }) => (gems === 0 ? undefined : { count: 1, amount: gems }),
      'gems-obtained': ({ share }) => (share === 0 ? undefined : { count: 1, amount: share }),
    },
  ),
  measured(SeatReleased, { closes: ({ reserved }) => reserved }),
  measured(BattleCreated, { opens: ({ waitsUntil }) => waitsUntil + END_MS - WAIT_MS }),
  measured(BattleEnded, { closes: ({ created }) => created }),
];

/** The event types of the slice, for its definition and its audit. */
export const events = {
  SeatReserved,
  SeatSettled,
  SeatReleased,
  LootGranted,
  InvitationSent,
  InvitationsMuted,
  BattleCreated,
  SeatTaken,
  SeatVacated,
  BattleFrozen,
  BattleSealed,
  BattleDrawn,
  BattleFinished,
  BattleCancelled,
  BattleVoided,
  BattleEnded,
};
