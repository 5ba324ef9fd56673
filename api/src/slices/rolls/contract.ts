import { VOID_REASONS } from '@skins/engine/rolls';
import { Type } from 'typebox';
import { get, post } from '../../foundation/contract/call.ts';
import { refusedAs } from '../../foundation/contract/refused-as.ts';
import {
  AfterPage,
  AfterQuery,
  Gems,
  Hash,
  Page,
  PageQuery,
  Rarity,
  Time,
  UserSeed,
} from '../../foundation/contract/fields.ts';
import { Missing, Requirement } from './missing.ts';

/** Default page size: complete rows of four. */
export const ROOMS_PAGE = 12;
export const ENTRIES_PAGE = 1_000;

const RoomId = Type.String({ pattern: '^[0-9a-f]{12}$' });
const Entrant = Type.String({
  pattern: '^[0-9a-f]{16}$',
  description: 'names a player in public, and says nothing of the account',
});
const Count = Type.Integer({ minimum: 0 });
/** Codes of spec 3.12 */
const Kind = Type.Integer({ minimum: 0, maximum: 1, description: '0 official, 1 streamer' });
const State = Type.Enum(['waiting', 'playing', 'ended'], {
  description: 'waiting: open to join; playing: closed, the draw is due; ended: drawn, or there is none',
});
/** The codes of spec 3.12, and two of our own. */
const JoinType = Type.Enum(
  ['roll_join_free', 'roll_join_password', 'roll_join_once_password', 'roll_join_task'],
  { description: 'task: no password, but conditions' },
);
const Ending = Type.Union([Type.Enum(['drawn', 'cancelled', ...VOID_REASONS]), Type.Null()], {
  description: 'how it ended, or why there was no draw; null before',
});

const Person = Type.Object({
  userId: Entrant,
  userName: Type.String({ description: 'masked' }),
  avatar: Type.String(),
  me: Type.Boolean({ description: 'whether it is the caller' }),
});

/** A room in lists. */
export const Room = Type.Object({
  id: RoomId,
  type: Kind,
  name: Type.String(),
  description: Type.String(),
  image: Type.String(),
  prizeImg: Type.Array(Type.String(), { description: 'of the dearest prizes, at most 4' }),
  prizes: Count,
  totalValue: Gems,
  rollTime: Time,
  openTime: Type.Integer({ description: 'the same as rollTime: when it closes, milliseconds since 1970' }),
  state: State,
  ending: Ending,
  people: Count,
  isJoin: Type.Boolean({ description: 'whether the caller is in' }),
  joinType: JoinType,
  password: Type.Boolean({ description: 'whether a password has to be typed in' }),
  conditions: Count,
  oneADevice: Type.Boolean({ description: 'whether each device lets one account in' }),
  steers: Type.Enum(['nobody', 'shop'], {
    description: 'shop: no independent beacon stands behind the draw, so the shop could steer it',
  }),
  host: Type.Union([Person, Type.Null()], { description: 'the streamer; null for official rooms' }),
});

export const homeRooms = get('/api/home/rooms', {
  summary: 'Roll rooms for the home page: those that close next, in which one may join first',
  waits: true,
  data: Type.Array(Room),
});

export const rollHomeList = get('/api/roll/room/home/list', {
  summary: 'Roll rooms of a kind: those that can be joined, then the latest others; at most 24',
  waits: true,
  query: Type.Object({ type: Type.Integer({ minimum: 0, maximum: 1, absent: 0 }) }),
  data: Type.Array(Room),
});

export const rollUserStatus = get('/api/roll/room/user/status', {
  summary: 'The rooms that the player is in, newest first; at most 100',
  access: 'player',
  waits: true,
  data: Type.Array(Type.Object({ rollId: RoomId, state: State, won: Type.Boolean() })),
});

export const rollRooms = get('/api/roll/room/rooms', {
  summary: 'Roll rooms, narrowed by kind, state and words of their names; those that close next first',
  waits: true,
  query: Type.Object({
    ...PageQuery.properties,
    type: Type.Optional(Kind),
    state: Type.Optional(State),
    q: Type.Optional(
      Type.String({ description: 'words of the name, each from its beginning, in any language' }),
    ),
  }),
  data: Page(Room),
});

const Position = Type.String();

export const joinRoom = post('/api/roll/room/join/room', {
  summary: 'Join a roll room: for nothing, once',
  access: 'player',
  idempotencyKey: 'optional',
  perMinute: 60,
  refusals: [
    'room-unknown',
    'room-closed',
    'already-joined',
    'own-room',
    'password-missing',
    'password-wrong',
    'password-used',
    'conditions-missing',
    'device-held',
    'device-used',
    'password-guessed',
  ],
  msg: { zh: '加入成功', en: 'joined', ru: 'Вы участвуете', vi: 'Đã tham gia' },
  body: Type.Object({
    roomId: RoomId,
    spreadCode: Type.Optional(Type.String({ maxLength: 40, description: 'whose code was brought along' })),
    vcode: Type.Optional(Type.String({ maxLength: 64, description: 'the password' })),
  }),
  data: Type.Object({
    roomId: RoomId,
    n: Type.Integer({ minimum: 1, description: 'number of the entry, from 1' }),
    position: Position,
  }),
});

const Prize = Type.Object({
  rank: Type.Integer({ minimum: 1 }),
  skinId: Type.String(),
  name: Type.String(),
  image: Type.String(),
  skinsRarity: Rarity,
  category: Type.String(),
  exterior: Type.String(),
  value: Gems,
  winner: Type.Union([Person, Type.Null()]),
  given: Type.Boolean({ description: 'whether it is in the winner’s bag' }),
});

const Proof = Type.Array(Hash, {
  description: 'audit path of RFC 6962 from the entry to the root, from the leaf up',
});
const Drawn = Type.Object({
  n: Type.Integer({ minimum: 1 }),
  entrant: Entrant,
  userSeed: UserSeed,
  proof: Proof,
});

/** Everything that decides the room’s draw, and lets anybody repeat it (docs/fairness.md, section 12). */
const Evidence = Type.Object({
  draw: Type.String({ description: 'name of the draw: the stream of the room' }),
  source: Type.Union([
    Type.Object({
      kind: Type.Literal('beacon'),
      chain: Type.Object({
        hash: Hash,
        publicKey: Type.String(),
        genesisTime: Time,
        period: Type.Integer({ description: 'milliseconds' }),
      }),
      round: Type.Integer({ minimum: 1 }),
      time: Time,
    }),
    Type.Object({ kind: Type.Literal('house'), commitment: Hash }),
  ]),
  closesAt: Time,
  closed: Type.Union([Time, Type.Null()]),
  frozen: Type.Union([
    Type.Object({ count: Type.Integer({ minimum: 1 }), root: Hash, time: Time }),
    Type.Null(),
  ]),
  sealed: Type.Union(
    [
      Type.Object({ size: Type.Integer({ minimum: 1 }), root: Hash, note: Type.String(), time: Time }),
      Type.Null(),
    ],
    { description: 'the checkpoint of the log, signed before the round, that holds the frozen entries' },
  ),
  round: Type.Union(
    [
      Type.Object({ round: Type.Integer({ minimum: 1 }), signature: Type.String(), randomness: Hash }),
      Type.Null(),
    ],
    { description: 'of the beacon; null before the draw, and where no beacon stands' },
  ),
  seed: Type.Union([Hash, Type.Null()], {
    description: 'of the house, where no beacon stands; null before the draw',
  }),
  drawn: Type.Union([Time, Type.Null()]),
  prizes: Type.Integer({ minimum: 1, description: 'how many are drawn, and as many reserves' }),
  winners: Type.Array(Drawn, { description: 'of the first prize first' }),
  reserves: Type.Array(Drawn),
  passed: Type.Array(
    Type.Object({
      rank: Type.Integer({ minimum: 1 }),
      from: Type.Integer({ minimum: 1, description: 'number of an entry' }),
      to: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
    }),
    { description: 'prizes whose winner has no account any more: the next reserve has them' },
  ),
  voided: Type.Union([Type.Object({ reason: Type.String(), time: Time }), Type.Null()], {
    description: 'why there is no draw, also where the room was taken back',
  }),
});

const ById = Type.Object({ id: refusedAs('room-unknown', RoomId) });

export const roomDetail = get('/api/roll/room/detail', {
  summary: 'One room: its prizes, who won, what it asks for, and all that `skins verify` needs',
  waits: true,
  query: ById,
  refusals: ['room-unknown'],
  data: Type.Object({
    room: Room,
    prizes: Type.Array(Prize),
    topThree: Type.Array(Prize),
    requirements: Type.Array(Requirement),
    share: Missing.properties.share,
    participants: Type.Array(Person, { description: 'who joined last first, at most 60' }),
    own: Type.Union(
      [
        Type.Object({
          n: Type.Integer({ minimum: 1 }),
          userSeed: UserSeed,
          itemId: Type.Union([Type.String(), Type.Null()], {
            description: 'of the prize, once it is in the bag, whatever became of it since',
          }),
        }),
        Type.Null(),
      ],
      { description: 'the caller’s entry; null without one' },
    ),
    evidence: Evidence,
  }),
});

export const roomEntries = get('/api/roll/room/entries', {
  summary:
    'The entries of a room in their order, from a number on: their texts are the leaves under its root',
  query: Type.Object({
    ...ById.properties,
    from: Type.Optional(Type.Integer({ minimum: 1, maximum: 10 ** 9 })),
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: ENTRIES_PAGE })),
  }),
  refusals: ['room-unknown'],
  data: Type.Object({
    entries: Type.Array(
      Type.Object({ n: Type.Integer({ minimum: 1 }), entrant: Entrant, userSeed: UserSeed }),
    ),
    total: Count,
    next: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
  }),
});

export const roomProof = get('/api/roll/room/proof', {
  summary: 'The caller’s entry in a frozen room, and its proof',
  access: 'player',
  query: ById,
  refusals: ['room-unknown', 'not-in-room'],
  data: Type.Object({ entry: Drawn, root: Hash, count: Type.Integer({ minimum: 1 }) }),
});

export const rollRecord = get('/api/personal/center/roll/record', {
  summary: 'The rooms that the player joined, newest first; each page goes on behind the one before',
  access: 'player',
  waits: true,
  query: AfterQuery,
  data: AfterPage(
    Type.Object({
      id: Type.String({ description: 'of the record' }),
      rollId: RoomId,
      name: Type.String(),
      image: Type.String(),
      type: Kind,
      state: State,
      ending: Ending,
      n: Type.Integer({ minimum: 1 }),
      joinTime: Time,
      rollTime: Time,
      prize: Type.Union([Prize, Type.Null()], { description: 'what the player won there; null for nothing' }),
    }),
  ),
});

export * from './operator-contract.ts';
