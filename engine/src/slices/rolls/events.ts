import { type Static, Type } from 'typebox';
import { Text } from '../catalogue/events.ts';
import {
  DAY_MS,
  DrawnRound,
  FixedRound,
  Hash,
  Place,
  Sealed,
  UserSeed,
  closed,
  defineEvent,
  measured,
  placeOf,
} from '../../kernel/index.ts';

/** Least milliseconds between a room's close and the beacon's round: the frozen entries are public before anybody knows the round. */
export const FREEZE_MS = 30_000;
/** Milliseconds in which a draw or an entry must be followed in another stream. */
export const FOLLOW_MS = DAY_MS;
/** Maximum number of prizes of a room: one event holds as many winners, and as many reserves. */
export const PRIZES_MAX = 50;
export const CONDITIONS_MAX = 5;
/** Longest window of a condition, in days. */
export const WINDOW_DAYS_MAX = 30;
/** Maximum number of entries taken by one command. */
export const BATCH_MAX = 256;
/** Maximum numbers of passwords: per command, and per room. */
export const PASSWORDS_AT_ONCE = 500;
export const PASSWORDS_MAX = 2_000;
/** Prizes to give before the room notes its progress. */
export const GIVEN_AT_ONCE = 25;

const AMOUNT_MAX = 10 ** 13;
const amountOf = (description: string) => Type.Integer({ minimum: 1, maximum: AMOUNT_MAX, description });
const Time = Type.Integer({
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
  description: 'milliseconds since 1970',
});
const PlayerId = Type.String({ pattern: '^[a-z0-9]{8,40}$' });
export const RoomId = Type.String({ pattern: '^[0-9a-f]{12}$' });
export const Entrant = Type.String({
  pattern: '^[0-9a-f]{16}$',
  description: 'names a player in public: what SHA-256 of `upgrade-hall <player>` begins with',
});
const EntryNumber = Type.Integer({ minimum: 1, maximum: 10 ** 9, description: 'in its room, from 1' });
const Days = Type.Integer({ minimum: 1, maximum: WINDOW_DAYS_MAX });

/** Type 0 official, 1 streamer (spec 3.12). */
export const RoomKind = Type.Enum(['official', 'streamer']);
export type RoomKind = Static<typeof RoomKind>;

/** Requirements for joining. A window ends at the join. It begins at a full quarter hour, the given number of days earlier. */
export const Condition = Type.Union([
  closed({
    kind: Type.Literal('paid-in'),
    amount: amountOf('1/10,000 gem bought'),
    days: Days,
  }),
  closed({
    kind: Type.Literal('opens'),
    count: Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'boxes opened' }),
    days: Days,
  }),
  closed({ kind: Type.Literal('vip'), level: Type.Integer({ minimum: 1, maximum: 10 }) }),
  /** by the room's host */
  closed({ kind: Type.Literal('invited') }),
  /** friends who helped the player into this room */
  closed({ kind: Type.Literal('assists'), count: Type.Integer({ minimum: 1, maximum: 1_000 }) }),
]);
export type Condition = Static<typeof Condition>;

/** Access to a room besides its conditions. */
export const Door = Type.Enum(['open', 'password', 'once'], {
  description: 'once: each password lets one player in',
});
export type Door = Static<typeof Door>;

export const Prize = closed({
  skinId: Type.String({ minLength: 1, maxLength: 60 }),
  value: amountOf('1/10,000 gem, when the room was created'),
});
export type Prize = Static<typeof Prize>;

/** Without a beacon: the SHA-256 of a seed of the house, which is revealed at the draw. */
export const HouseSeed = closed({
  commitment: Hash,
  epoch: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
});
export type HouseSeed = Static<typeof HouseSeed>;

// Events in the stream of a room.

/** An operator created a room: its prizes are held from here, and the source of its draw is fixed. Another operator publishes it. */
export const RoomCreated = defineEvent(
  'RoomCreated',
  closed({
    kind: RoomKind,
    host: Type.Union([PlayerId, Type.Null()], { description: 'the streamer; null for an official room' }),
    name: Text,
    description: Text,
    image: Type.String({ pattern: '^/[A-Za-z0-9._/-]{1,200}$' }),
    /** in order of rank */
    prizes: Type.Array(Prize, { minItems: 1, maxItems: PRIZES_MAX }),
    /** total value of all prizes: held until each is given or returned */
    held: amountOf('1/10,000 gem'),
    conditions: Type.Array(Condition, { maxItems: CONDITIONS_MAX }),
    door: Door,
    password: Type.Union([Hash, Type.Null()], {
      description: 'keyed hash; null where the door has none, or many',
    }),
    closesAt: Time,
    source: Type.Union([FixedRound, HouseSeed]),
    rulesHash: Hash,
  }),
  { label: ({ source }) => ('chain' in source ? 'beacon' : 'house') },
);

/** One-time passwords for a room; each lets one player in. */
export const PasswordsIssued = defineEvent(
  'PasswordsIssued',
  closed({
    hashes: Type.Array(Hash, { minItems: 1, maxItems: PASSWORDS_AT_ONCE, description: 'keyed hashes' }),
  }),
);

/** Players may join from here on. */
export const RoomPublished = defineEvent('RoomPublished', closed({ created: Place }));

export const CANCELLATIONS = ['mistake', 'host', 'abuse', 'technical'] as const;
export const CancellationReason = Type.Enum([...CANCELLATIONS]);
export type CancellationReason = Static<typeof CancellationReason>;

/** An operator cancelled a room before its close: its prizes are returned. */
export const RoomCancelled = defineEvent('RoomCancelled', closed({ reason: CancellationReason }));

/** The next players who asked to join, in log order, numbered from `first`. */
export const EntriesTaken = defineEvent(
  'EntriesTaken',
  closed({
    first: EntryNumber,
    entries: Type.Array(
      closed({
        joined: Place,
        entrant: Entrant,
        userSeed: UserSeed,
        pass: Type.Union([Hash, Type.Null()]),
      }),
      { minItems: 1, maxItems: BATCH_MAX },
    ),
  }),
);

/** Reasons for turning a player away: somebody else used the password first, or the room had closed. */
export const TurnedAway = Type.Enum(['password-used', 'room-closed']);
export type TurnedAway = Static<typeof TurnedAway>;

/** The next player who asked is not in; the player's own stream follows. */
export const EntryTurnedAway = defineEvent(
  'EntryTurnedAway',
  closed({ joined: Place, why: TurnedAway, due: Time }),
);

/** The border between questions: earlier ones are taken, later ones turned away. */
export const RoomClosed = defineEvent('RoomClosed', closed({}));

/** All players who asked in time are in: the RFC 6962 root over the entries. */
export const RoomFrozen = defineEvent(
  'RoomFrozen',
  closed({ count: Type.Integer({ minimum: 1, maximum: 10 ** 9 }), root: Hash }),
);

/** Before the round, the shop signed a checkpoint of its log that includes the frozen entries. */
export const RoomSealed = defineEvent('RoomSealed', Sealed);

export const Drawn = closed({
  n: EntryNumber,
  joined: Place,
  entrant: Entrant,
  userSeed: UserSeed,
  /** from the leaf up */
  proof: Type.Array(Hash, { maxItems: 40 }),
});
export type Drawn = Static<typeof Drawn>;

/** The winners, determined by the round and the root alone: by rank, then the reserves. */
export const DrawHeld = defineEvent(
  'DrawHeld',
  closed({
    by: Type.Union([DrawnRound, closed({ seed: Hash })]),
    winners: Type.Array(Drawn, { minItems: 1, maxItems: PRIZES_MAX }),
    reserves: Type.Array(Drawn, { maxItems: PRIZES_MAX }),
    due: Time,
  }),
  { label: ({ by }) => ('seed' in by ? 'house' : 'beacon') },
);

const Rank = Type.Integer({ minimum: 1, maximum: PRIZES_MAX, description: 'the first prize is 1' });

/** A winner's account was erased: the next reserve wins the prize; without one it is returned. */
export const PrizePassed = defineEvent(
  'PrizePassed',
  closed({ rank: Rank, joined: Place, to: Type.Union([Place, Type.Null()]) }),
);

/** All prizes up to a rank are in bags, or returned. */
export const PrizesGiven = defineEvent('PrizesGiven', closed({ through: Rank }));

/** The room ended: everything held was given or returned. */
export const RoomEnded = defineEvent(
  'RoomEnded',
  closed({
    created: Place,
    given: Type.Integer({ minimum: 0, maximum: AMOUNT_MAX, description: '1/10,000 gem' }),
    back: Type.Integer({ minimum: 0, maximum: AMOUNT_MAX, description: '1/10,000 gem' }),
  }),
);

/** Reasons for a room without a draw: each has its time, and none comes after a round that exists. */
export const VOID_REASONS = [
  /** nobody published it before its close */
  'unpublished',
  'no-entries',
  /** frozen, or covered by a signed checkpoint, only after its round could be known */
  'late',
  /** the round was never published */
  'no-beacon',
  /** the log was restored: the house's seed may be known */
  'epoch',
] as const;
export const VoidReason = Type.Enum([...VOID_REASONS]);
export type VoidReason = Static<typeof VoidReason>;

/** There is no draw: the prizes are returned, and nobody paid anything. */
export const RoomVoided = defineEvent('RoomVoided', closed({ reason: VoidReason }), {
  label: ({ reason }) => reason,
});

/** Each device lets only one account into the room; written when the room is created, or never. */
export const DevicesLimited = defineEvent('DevicesLimited', closed({}));

// Events in the stream of a room's devices, `device-<room>`, which decides.

/** The first account that a device lets into a room: no other one enters with it. */
export const DeviceClaimed = defineEvent('DeviceClaimed', closed({ playerId: PlayerId, device: Hash }));

// Events in a player's stream.

/** A condition's required value, and the player's value at the join: an amount in 1/10,000 gem, a count, or a level. */
export const Figure = closed({
  kind: Type.Enum(['paid-in', 'opens', 'vip', 'invited', 'assists']),
  wanted: Type.Integer({ minimum: 0, maximum: AMOUNT_MAX }),
  found: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
});
export type Figure = Static<typeof Figure>;

/** A player asked to join a room and met its conditions with these figures, one per condition, in order. */
export const ConditionsMet = defineEvent(
  'ConditionsMet',
  closed({
    roomId: RoomId,
    userSeed: UserSeed,
    figures: Type.Array(Figure, { maxItems: CONDITIONS_MAX }),
    pass: Type.Union([Hash, Type.Null()], { description: 'keyed hash of the password; null without one' }),
    through: Type.Union([PlayerId, Type.Null()], {
      description: 'whose code was brought along; null for none',
    }),
    due: Time,
  }),
);

/** The room turned the player away: nothing was taken, and another password may be tried. */
export const EntryRefused = defineEvent(
  'EntryRefused',
  closed({ roomId: RoomId, joined: Place, cause: Place, why: TurnedAway }),
);

/** A prize of a room was won; its command grants it. */
export const PrizeWon = defineEvent(
  'PrizeWon',
  closed({
    roomId: RoomId,
    joined: Place,
    /** place of the draw, or of the event that passed the prize on */
    cause: Place,
    rank: Rank,
    skinId: Type.String(),
    value: Type.Integer({ minimum: 1, maximum: AMOUNT_MAX, description: '1/10,000 gem' }),
  }),
);

/** Returns the stream of a room. */
export const roomStream = (roomId: string): string => `roll-${roomId}`;
/** Returns the stream of the devices with which accounts entered a room. */
export const deviceStream = (roomId: string): string => `device-${roomId}`;
/** Returns the place of the event that created a room: its obligation until it ends. */
export const roomBegun = (roomId: string): Place => placeOf(roomStream(roomId), 1);

export const measures = [
  measured(RoomCreated, { opens: ({ closesAt, source }) => ('time' in source ? source.time : closesAt) }),
  measured(RoomEnded, { closes: ({ created }) => created }),
  measured(ConditionsMet, { enters: () => 'chance' }, { 'roll-joined': () => ({ count: 1, amount: 0 }) }),
  measured(PrizeWon, {}, { 'giveaway-value': ({ value }) => ({ count: 1, amount: value }) }),
];

/** The event types of the slice, for its definition and its audit. */
export const events = {
  RoomCreated,
  DevicesLimited,
  DeviceClaimed,
  PasswordsIssued,
  RoomPublished,
  RoomCancelled,
  EntriesTaken,
  EntryTurnedAway,
  RoomClosed,
  RoomFrozen,
  RoomSealed,
  DrawHeld,
  PrizePassed,
  PrizesGiven,
  RoomEnded,
  RoomVoided,
  ConditionsMet,
  EntryRefused,
  PrizeWon,
};
