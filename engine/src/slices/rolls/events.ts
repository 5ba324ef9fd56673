import { type Static, Type } from 'typebox';
import { Text } from '../catalogue/events.ts';
import { DAY_MS, Hash, Place, UserSeed, closed, defineEvent, measured, placeOf } from '../../kernel/index.ts';

/** Between a room's close and the beacon's round at the least: the frozen entries are public before anybody knows the round. */
export const FREEZE_MS = 30_000;
/** How long after its time a round is waited for, before a room without it is void. */
export const BEACON_PATIENCE_MS = 7 * DAY_MS;
/** How long what follows from a draw, or from an entry, in another stream may take. */
export const FOLLOW_MS = DAY_MS;
/** Prizes of a room: as many winners, and as many reserves, stand in one event. */
export const PRIZES_MAX = 50;
export const CONDITIONS_MAX = 5;
/** The longest window of a condition. */
export const WINDOW_DAYS_MAX = 30;
/** Entries that are taken at once. */
export const BATCH_MAX = 256;
/** Passwords that are issued at once, and of one room. */
export const PASSWORDS_AT_ONCE = 500;
export const PASSWORDS_MAX = 2_000;
/** Prizes that are given before the room notes how far it is. */
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

/** The specification, second document, section 6: type 0 official, 1 streamer. */
export const RoomKind = Type.Enum(['official', 'streamer']);
export type RoomKind = Static<typeof RoomKind>;

/** What a player has to have done before joining. Windows end at the join, and begin at the full quarter hour of so many days before. */
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

/** Who may enter a room that conditions do not hold back. */
export const Door = Type.Enum(['open', 'password', 'once'], {
  description: 'once: each password lets one player in',
});
export type Door = Static<typeof Door>;

export const Prize = closed({
  skinId: Type.String({ minLength: 1, maxLength: 60 }),
  value: amountOf('1/10,000 gem, when the room was created'),
});
export type Prize = Static<typeof Prize>;

/** A public beacon, as docs/fairness.md, section 12, has it. */
const Chain = closed({
  hash: Hash,
  publicKey: Type.String({ pattern: '^[0-9a-f]{96,192}$' }),
  genesisTime: Time,
  period: Type.Integer({ minimum: 1, maximum: DAY_MS, description: 'milliseconds' }),
});

/** The beacon's round that will draw, fixed before anybody could enter: nobody knows it before `time`. */
export const FixedRound = closed({
  chain: Chain,
  round: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
  time: Time,
});
export type FixedRound = Static<typeof FixedRound>;

/** Where no beacon stands: the SHA-256 of a seed of the house, which is shown at the draw. */
export const HouseSeed = closed({
  commitment: Hash,
  epoch: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
});
export type HouseSeed = Static<typeof HouseSeed>;

// In the stream of a room.

/** An operator made a room: its prizes are held from here, and what will draw is fixed. Another operator publishes it. */
export const RoomCreated = defineEvent(
  'RoomCreated',
  closed({
    kind: RoomKind,
    host: Type.Union([PlayerId, Type.Null()], { description: 'the streamer; null for an official room' }),
    name: Text,
    description: Text,
    image: Type.String({ pattern: '^/[A-Za-z0-9._/-]{1,200}$' }),
    /** the first prize first */
    prizes: Type.Array(Prize, { minItems: 1, maxItems: PRIZES_MAX }),
    /** what all prizes are worth together: held until each is given, or back */
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

/** One-time passwords that let players into a room, each one of them. */
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

/** An operator took a room back, before its close: its prizes are back. */
export const RoomCancelled = defineEvent('RoomCancelled', closed({ reason: CancellationReason }));

/** The next who asked to join, in the order of the log, with the numbers from `first` on. */
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

/** Why somebody who asked is not in: somebody else used the password before, or the room had closed. */
export const TurnedAway = Type.Enum(['password-used', 'room-closed']);
export type TurnedAway = Static<typeof TurnedAway>;

/** The next who asked is not in; the player's own stream says so after it. */
export const EntryTurnedAway = defineEvent(
  'EntryTurnedAway',
  closed({ joined: Place, why: TurnedAway, due: Time }),
);

/** The border: who asked before it is in, who asks after it is told no. */
export const RoomClosed = defineEvent('RoomClosed', closed({}));

/** Everybody who asked in time is in: the RFC 6962 root over the entries. */
export const RoomFrozen = defineEvent(
  'RoomFrozen',
  closed({ count: Type.Integer({ minimum: 1, maximum: 10 ** 9 }), root: Hash }),
);

/** The shop signed a checkpoint of its log that holds the frozen entries, before the round. */
export const RoomSealed = defineEvent(
  'RoomSealed',
  closed({
    size: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description: 'records in the log' }),
    root: Hash,
    note: Type.String({ minLength: 1, maxLength: 2_000, description: 'the signed note' }),
  }),
);

export const Drawn = closed({
  n: EntryNumber,
  joined: Place,
  entrant: Entrant,
  userSeed: UserSeed,
  /** from the leaf up */
  proof: Type.Array(Hash, { maxItems: 40 }),
});
export type Drawn = Static<typeof Drawn>;

/** The round, as it came out. */
export const DrawnRound = closed({
  round: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
  signature: Type.String({ pattern: '^[0-9a-f]{96,192}$' }),
  randomness: Hash,
});
export type DrawnRound = Static<typeof DrawnRound>;

/** Who won, by the round and the root alone: the first prize's winner first, then the reserves. */
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

/** Who won a prize has no account any more: the next reserve wins it, or, without any, it goes back. */
export const PrizePassed = defineEvent(
  'PrizePassed',
  closed({ rank: Rank, joined: Place, to: Type.Union([Place, Type.Null()]) }),
);

/** All prizes up to a rank are in their bags, or passed back. */
export const PrizesGiven = defineEvent('PrizesGiven', closed({ through: Rank }));

/** Nothing of the room is open: what was held is given, or back. */
export const RoomEnded = defineEvent(
  'RoomEnded',
  closed({
    created: Place,
    given: Type.Integer({ minimum: 0, maximum: AMOUNT_MAX, description: '1/10,000 gem' }),
    back: Type.Integer({ minimum: 0, maximum: AMOUNT_MAX, description: '1/10,000 gem' }),
  }),
);

/** Why a room has no draw: each has its time, and none is after a round that exists. */
export const VOID_REASONS = [
  /** nobody published it before its close */
  'unpublished',
  'no-entries',
  /** frozen, or under a signed checkpoint, only when its round could be known */
  'late',
  /** the round never came */
  'no-beacon',
  /** the log was put back: the house's seed may be known */
  'epoch',
] as const;
export const VoidReason = Type.Enum([...VOID_REASONS]);
export type VoidReason = Static<typeof VoidReason>;

/** There is no draw: its prizes are back, and nobody paid anything. */
export const RoomVoided = defineEvent('RoomVoided', closed({ reason: VoidReason }), {
  label: ({ reason }) => reason,
});

/** Each device lets one account into the room; it is said when the room is made, or never. */
export const DevicesLimited = defineEvent('DevicesLimited', closed({}));

// In the stream of a room's devices, `device-<room>`, which decides.

/** The first account that a device lets into a room: no other one enters by it. */
export const DeviceClaimed = defineEvent('DeviceClaimed', closed({ playerId: PlayerId, device: Hash }));

// In a player's stream.

/** What a condition asks for, and what the player had come to at the join: amounts in 1/10,000 gem, counts, a level. */
export const Figure = closed({
  kind: Type.Enum(['paid-in', 'opens', 'vip', 'invited', 'assists']),
  wanted: Type.Integer({ minimum: 0, maximum: AMOUNT_MAX }),
  found: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
});
export type Figure = Static<typeof Figure>;

/** A player asks to join a room, and meets its conditions with these figures, one for each in their order. */
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

/** The room has no place for the player: nothing was taken, and another password may be tried. */
export const EntryRefused = defineEvent(
  'EntryRefused',
  closed({ roomId: RoomId, joined: Place, cause: Place, why: TurnedAway }),
);

/** A prize of a room; its command grants it. */
export const PrizeWon = defineEvent(
  'PrizeWon',
  closed({
    roomId: RoomId,
    joined: Place,
    /** the draw, or what passed the prize on */
    cause: Place,
    rank: Rank,
    skinId: Type.String(),
    value: Type.Integer({ minimum: 1, maximum: AMOUNT_MAX, description: '1/10,000 gem' }),
  }),
);

/** The stream of a room. */
export const roomStream = (roomId: string): string => `roll-${roomId}`;
/** The stream of the devices by which accounts entered it. */
export const deviceStream = (roomId: string): string => `device-${roomId}`;
/** The event that made it: what is open of a room until it ended. */
export const roomBegun = (roomId: string): Place => placeOf(roomStream(roomId), 1);

export const measures = [
  measured(RoomCreated, { opens: ({ closesAt, source }) => ('time' in source ? source.time : closesAt) }),
  measured(RoomEnded, { closes: ({ created }) => created }),
  measured(ConditionsMet, {}, { 'roll-joined': () => ({ count: 1, amount: 0 }) }),
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
