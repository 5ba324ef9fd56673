import { LIMITATION_TYPES, ROUND_DAYS } from '@skins/engine/signin';
import { Type } from 'typebox';
import { PlayerId } from '../../foundation/contract/admin/fields.ts';
import { get } from '../../foundation/contract/call.ts';
import { Hash, Time } from '../../foundation/contract/fields.ts';

const MONTH_DAYS_MAX = 31;

const query = Type.Object({
  activityBaseIdent: Type.Literal('Sign', { description: 'the activity: Sign is the only one there is' }),
});

const msg = { zh: '操作成功', en: 'Done', ru: 'Готово', vi: 'Thành công' };

/** Display data of a reward (spec 3.15, 3.16). */
export const RewardFace = {
  activityRewardType: Type.Enum([
    'skins',
    'diamond',
    'OpenBox',
    'TrendChart',
    'armyCompetitionCard',
    'debris',
    'resetOpenBox',
  ]),
  receiveNum: Type.Number({ description: 'how many; of diamonds in gems' }),
  rewardName: Type.String({ description: 'in the caller’s language' }),
  rewardImage: Type.String({ description: 'path or address; empty where the app draws it' }),
  skinsPrice: Type.Number({ description: 'of one skin, in gems; 0 of any other reward' }),
};

/** An entry of a board, from 1. The monthly board has no requirement but the days. */
const Condition = {
  index: Type.Integer({ minimum: 1 }),
  conditionNum: Type.Integer({ minimum: 1, description: 'days: in a row, or of the month' }),
  ...RewardFace,
  limitationType: Type.Union([Type.Enum([...LIMITATION_TYPES]), Type.Null()], {
    description: 'what the day asks for, before signing in: 0 upgrades, 1 opens, 2 either, 3 gems obtained',
  }),
  limitationTime: Type.Integer({ minimum: 0, description: 'how many; of type 3 gems' }),
};

const ActivityType = Type.Enum(['every', 'accumulate'], {
  description: 'every: the seven days; accumulate: the month',
});

export const baseActivityInfo = get('/api/newActivity/baseActivityInfo', {
  summary: 'The sign-in boards, and how far the player is on them',
  access: 'player',
  msg,
  query,
  data: Type.Object({
    activityCondition: Type.Array(
      Type.Object({
        activityType: ActivityType,
        activityHandlerConditionList: Type.Array(Type.Object(Condition)),
      }),
      { description: 'empty while nobody can sign in' },
    ),
    activityResult: Type.Union(
      [
        Type.Object({
          days: Type.Integer({
            minimum: 0,
            maximum: ROUND_DAYS,
            description: 'signed in on in a row: a day is claimed if this is at least its index',
          }),
          next: Type.Integer({
            minimum: 1,
            maximum: ROUND_DAYS,
            description: 'the day that is claimed next',
          }),
          signedToday: Type.Boolean(),
          date: Type.String({ description: 'the house’s day' }),
          resetTime: Time,
          boardHash: Hash,
        }),
        Type.Null(),
      ],
      { description: 'null while nobody can sign in' },
    ),
    activityAccumulate: Type.Object({
      month: Type.String({ description: 'of the house, such as 2026-11' }),
      days: Type.Integer({ minimum: 0, maximum: MONTH_DAYS_MAX, description: 'of it, signed in on' }),
      claimed: Type.Array(Type.Integer(), { description: 'the conditionNum of each reward claimed' }),
      resetTime: Time,
    }),
  }),
});

export const handlerActivity = get('/api/newActivity/handlerActivity', {
  summary: 'What each entry of the sign-in boards asks for, and how much of it the player has',
  access: 'player',
  msg,
  query,
  data: Type.Array(
    Type.Object({
      activityType: ActivityType,
      ...Condition,
      done: Type.Integer({ minimum: 0, description: 'of limitationTime, today; of the month its days' }),
      status: Type.Enum(['claimed', 'claimable', 'notClaimable']),
    }),
  ),
});

export const baseActivityValid = get('/api/newActivity/baseActivityValid', {
  summary: 'Whether something can be claimed on the sign-in boards: the red dot',
  access: 'player',
  msg,
  query,
  data: Type.Enum(['notObtain', 'obtained', 'notEnabled'], {
    description: 'notObtain: today is not signed in on, or a reward of the month waits',
  }),
});

export const playerSignIn = get('/admin/api/player/sign-in', {
  summary: 'How far a player is on the sign-in boards, out of the player’s stream',
  access: 'operator',
  right: 'read-players',
  refusals: ['unknown-player'],
  query: Type.Object({ playerId: PlayerId }),
  data: Type.Object({
    open: Type.Boolean({ description: 'whether anybody can sign in' }),
    lastDate: Type.Union([Type.String(), Type.Null()], { description: 'the house’s day signed in on last' }),
    signedToday: Type.Boolean(),
    days: Type.Integer({ minimum: 0, maximum: ROUND_DAYS, description: 'in a row, of this round' }),
    month: Type.String(),
    monthDays: Type.Integer({ minimum: 0, maximum: MONTH_DAYS_MAX }),
    claimed: Type.Array(Type.Integer()),
  }),
});
