import { SEASON_DEEDS, Season } from '@skins/engine/newyear';
import { Type } from 'typebox';
import { get, post } from '../../foundation/contract/call.ts';
import {
  AfterPage,
  AfterQuery,
  Gems,
  Hash,
  Probability,
  Rarity,
  Ticket,
  TicketCount,
  Time,
  UserSeed,
} from '../../foundation/contract/fields.ts';
import { RewardFace } from '../signin/contract.ts';

const Radishes = Type.Integer({ minimum: 0 });
const Names = { name: Type.String(), lede: Type.String(), radishName: Type.String() };

/** A prize or a milestone's reward: its display data, and what it is worth. */
const Face = {
  ...RewardFace,
  skinId: Type.Union([Type.String(), Type.Null()]),
  boxId: Type.Union([Type.String(), Type.Null()], { description: 'that tickets open' }),
  skinsRarity: Rarity,
  category: Type.String(),
  exterior: Type.String(),
  worth: Gems,
};

const Range = { startTicket: Ticket, endTicket: TicketCount };

const Act = Type.Object({
  deed: Type.Enum([...SEASON_DEEDS]),
  gems: Type.Integer({ description: 'whole gems of the deed for each award' }),
  radishes: Radishes,
  perDay: Radishes,
  today: Type.Integer({ minimum: 0, description: 'radishes that the caller has earned today' }),
  spentToday: Gems,
});

export const radishCount = get('/api/activity/radish', {
  summary: 'The radishes that the player can spend; 0 between seasons',
  access: 'player',
  data: Radishes,
});

export const newYearSeason = get('/api/activity/newyear/season', {
  summary:
    'The season that runs, else the next one, else the last one, and how far the caller is in it; null if there is none',
  data: Type.Union([
    Type.Object({
      rulesHash: Hash,
      state: Type.Enum(['before', 'running', 'over']),
      ...Names,
      radishImage: Type.String(),
      image: Type.String(),
      from: Time,
      until: Time,
      dayEndsAt: Type.Union([Time, Type.Null()], { description: 'of the season’s day; null unless it runs' }),
      cost: Radishes,
      /** mean worth of a draw */
      average: Gems,
      prizes: Type.Array(Type.Object({ ...Face, ...Range, probability: Probability })),
      milestones: Type.Array(
        Type.Object({
          radishes: Radishes,
          ...Face,
          state: Type.Enum(['received', 'reached', 'ahead', 'lost']),
        }),
      ),
      acts: Type.Array(Act),
      radishes: Type.Integer({ minimum: 0, description: 'that can be spent' }),
      earned: Radishes,
      spent: Radishes,
      draws: Type.Integer({ minimum: 0 }),
    }),
    Type.Null(),
  ]),
});

/** A draw, with everything needed to verify it. */
const Draw = {
  prize: Type.Integer({ minimum: 0, description: 'in the order of the rules, from 0' }),
  ...Face,
  ...Range,
  spent: Radishes,
  N: Ticket,
  number: Type.Number({ description: 'N / 0xffffff, truncated to six decimals' }),
  userSeed: UserSeed,
  serverSeed: Hash,
  serverHash: Hash,
  resultHash: Hash,
  chainId: Type.Integer(),
  seedIndex: Type.Integer(),
  rulesHash: Hash,
  createTime: Time,
  position: Type.String(),
  commandId: Type.String({ description: 'the Idempotency-Key that it was played with' }),
};

const REFUSALS = ['season-over', 'stale-version', 'season-prize-gone'] as const;
/** The rules that the player saw, to be held to them. */
const rulesHash = Type.String({ maxLength: 64 });

export const newYearDraw = post('/api/activity/newyear/draw', {
  summary: 'Spend radishes on one draw',
  access: 'player',
  idempotencyKey: 'optional',
  refusals: [...REFUSALS, 'radishes-short'],
  body: Type.Object({ rulesHash }),
  data: Type.Object({
    ...Draw,
    itemIds: Type.Array(Type.String(), { description: 'the won skins' }),
    radishes: Type.Integer({ minimum: 0, description: 'left to spend' }),
    balance: Gems,
    nextServerHash: Hash,
  }),
});

export const newYearMilestone = post('/api/activity/newyear/milestone', {
  summary: 'Receive a milestone of the season, once',
  access: 'player',
  idempotencyKey: 'optional',
  refusals: [...REFUSALS, 'milestone-unknown', 'milestone-received', 'milestone-unreached'],
  body: Type.Object({ radishes: Radishes, rulesHash }),
  data: Type.Object({ radishes: Radishes, ...Face, position: Type.String() }),
});

export const newYearRecord = get('/api/activity/newyear/record', {
  summary: 'The player’s draws, newest first',
  access: 'player',
  query: AfterQuery,
  waits: true,
  data: AfterPage(Type.Object(Draw)),
});

export const newYearRules = get('/api/activity/newyear/rules', {
  summary: 'The rules of a season by their hash, as they were published',
  query: Type.Object({ rulesHash: Hash }),
  refusals: ['season-unknown'],
  data: Type.Object({ rulesHash: Hash, content: Type.Object({ season: Season }) }),
});
