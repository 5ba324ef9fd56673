import { BOARDS, RANK_PLACES, WITHHELD_REASONS } from '@skins/engine/rankings';
import { Type } from 'typebox';
import { get } from '../../foundation/contract/call.ts';
import {
  Gems,
  Hash,
  Probability,
  Rarity,
  Ticket,
  TicketCount,
  Time,
  UserSeed,
} from '../../foundation/contract/fields.ts';
import { PERIODS } from './periods.ts';

const Count = Type.Integer({ minimum: 0 });
const Position = Type.String({ pattern: '^[0-9]{1,20}$', description: 'of the play in the log' });
const Board = Type.Enum([...BOARDS]);

/** A player and what they won. */
const Winner = {
  name: Type.String({ description: 'masked' }),
  avatar: Type.String(),
  userId: Type.String({
    pattern: '^[0-9a-f]{16}$',
    description: 'names a player in public, and says nothing of the account',
  }),
  vipLevel: Type.Integer(),
  me: Type.Boolean({ description: 'whether it is the caller' }),
  magnification: Type.Number({ description: 'the multiple, truncated to two decimals' }),
  position: Position,
  createdTime: Time,
  skinId: Type.String(),
  stuffName: Type.String(),
  stuffImage: Type.String(),
  exterior: Type.String(),
  skinsRarity: Rarity,
  category: Type.String(),
  stake: Gems,
  value: Gems,
  userSeed: UserSeed,
  serverSeed: Hash,
  serverHash: Hash,
};

/** A ranking row (spec 3.13), with the position of its play. */
const RankRow = Type.Object({
  ...Winner,
  awardAmount: Type.Number({
    description:
      'the prize in gems: of a closed day what the table says, of another one what it comes to so far',
  }),
  award: Type.Enum(['counting', 'due', 'paid', 'withheld'], {
    description: 'whether the prize is paid; counting: the day is not closed',
  }),
  successRate: Type.Union([Probability, Type.Null()], { description: 'of an upgrade; null for a box' }),
  boxId: Type.Union([Type.String(), Type.Null()], { description: 'of an open; null for an upgrade' }),
  boxName: Type.String({ description: 'empty for an upgrade' }),
});

/** The caller in a ranking. */
const Mine = Type.Object({
  place: Type.Union([Count, Type.Null()], { description: 'null: no ranked play, or nothing won' }),
  beyond: Type.Boolean({ description: 'the place is behind the 1,000th, and not counted' }),
  magnification: Type.Number(),
  stuffName: Type.String(),
  createdTime: Type.Union([Time, Type.Null()]),
  next: Type.Union([Type.Number(), Type.Null()], {
    description: 'the multiple of the place before; null for the first',
  }),
  tenth: Type.Union([Type.Number(), Type.Null()], {
    description: 'the multiple of the tenth; null: no tenth',
  }),
  awardAmount: Type.Number(),
  award: Type.Enum(['none', 'counting', 'due', 'paid', 'withheld']),
  reason: Type.Union([Type.Enum([...WITHHELD_REASONS]), Type.Null()]),
  awardPosition: Type.Union([Position, Type.Null()], { description: 'of the payment in the log' }),
  verified: Type.Boolean({ description: 'whether a real name is given: prizes need one' }),
});

/** A day of a ranking. */
const RankDay = Type.Object({
  rows: Type.Array(RankRow, { description: `at most ${RANK_PLACES}, one a player` }),
  time: Type.Integer({ description: 'when the day begins, in milliseconds since 1970' }),
  state: Type.Enum(['counting', 'closing', 'closed', 'ended'], {
    description:
      'closing: over, and not closed yet; closed: the table stands; ended: each prize is paid or withheld',
  }),
  endsAt: Time,
  paysAt: Time,
  dueAt: Time,
  updatedAt: Time,
  paid: Count,
  plays: Count,
  edge: Type.Number({ description: 'what the house keeps of these plays on average, in gems' }),
  prizes: Type.Array(Type.Number(), {
    description: 'of the first place to the tenth, in gems, as the edge carries them',
  }),
  amount: Type.Number({ description: 'all of them together, in gems' }),
  promised: Type.Number({ description: 'all together where the edge carries them whole, in gems' }),
  share: Type.Number({ description: 'of the edge that prizes may take' }),
  minimumPrice: Gems,
  rulesHash: Hash,
  closedPosition: Type.Union([Position, Type.Null()], { description: 'of the table in the log' }),
  mine: Type.Union([Mine, Type.Null()], { description: 'null for a visitor' }),
});

const topTen = (summary: string) => ({
  summary,
  waits: true as const,
  data: Type.Object({
    yesterday: Type.Array(RankRow, { description: 'at most 10, one a player' }),
    today: Type.Array(RankRow, { description: 'made every ten minutes' }),
    yesterdayTime: Time,
    todayTime: Time,
  }),
});

export const upgradeTop10 = get(
  '/api/newActivity/upgradeTop10',
  topTen('The highest multiples of upgrades of yesterday and of today, by the days of the house'),
);

export const openBoxTop10 = get(
  '/api/newActivity/openBoxTop10',
  topTen('The highest multiples of opened boxes of yesterday and of today, by the days of the house'),
);

export const activityTime = get('/api/newActivity/activityTime', {
  summary: 'Until when the ranks of today count, and what they come with',
  data: Type.Object({
    upgradeTime: Type.Integer({ description: 'when the rank of upgrades ends: the next 00:00 of the house' }),
    openTime: Type.Integer({ description: 'when the rank of opened boxes ends' }),
    amount: Type.Number({
      minimum: 0,
      description: 'all prizes of both ranks, in gems, as the plays of today carry them so far',
    }),
  }),
});

const DaysAgo = Type.Optional(Type.Integer({ minimum: 0, maximum: 29, default: 0 }));

export const ranking = get('/api/newActivity/ranking', {
  summary: 'One of the last 30 days of a ranking, with its prizes, its rules and the caller’s own place',
  query: Type.Object({ board: Board, daysAgo: DaysAgo }),
  waits: true,
  data: RankDay,
});

export const upgradeRank = get('/api/upgrade/rank', {
  summary: 'The highest multiples of upgrades of one of the last 30 days of the house',
  query: Type.Object({ daysAgo: DaysAgo }),
  waits: true,
  data: Type.Object({ day: Time, rows: Type.Array(RankRow, { description: 'at most 10, one a player' }) }),
});

/** An open of a hash box with all that is needed to compute it again. */
const HashRow = Type.Object({
  ...Winner,
  boxId: Type.String(),
  boxName: Type.String(),
  versionHash: Hash,
  resultHash: Hash,
  N: Ticket,
  startTicket: TicketCount,
  endTicket: TicketCount,
});

export const hashRank = get('/api/newActivity/hashRank', {
  summary:
    'The highest multiples of hash boxes of a day, a week or a month, each with its proof; without prizes',
  query: Type.Object({ period: Type.Optional(Type.Enum([...PERIODS], { default: 'day' })) }),
  waits: true,
  data: Type.Object({
    rows: Type.Array(HashRow, { description: 'at most 10, one a player' }),
    time: Type.Integer({ description: 'when the period begins, in milliseconds since 1970' }),
    updatedAt: Time,
    plays: Type.Integer({ description: 'opens of the period' }),
    mine: Type.Union([Mine, Type.Null()], { description: 'null for a visitor' }),
  }),
});
