import { ACTIVITY_KINDS } from '@skins/engine/activities';
import { Type } from 'typebox';
import { BoxItem, Roll, boxRecord } from '../boxes/contract.ts';
import { Count, PlayerId } from '../../foundation/contract/admin/fields.ts';
import { get, post } from '../../foundation/contract/call.ts';
import { AfterPage, AfterQuery, Gems, Hash, Time } from '../../foundation/contract/fields.ts';
import { RewardFace } from '../signin/contract.ts';

const STEPS_MAX = 10;
const DAYS_MAX = 31;

const ActivityId = Type.String({ pattern: '^[a-z0-9-]{1,40}$' });
const Step = Type.Integer({ minimum: 1, maximum: STEPS_MAX, description: 'from 1' });
const ActivityType = Type.Integer({
  minimum: 1,
  maximum: ACTIVITY_KINDS.length,
  description: '1 sign-in, 2 battle, 3 upgrade, 4 wish, 5 hash, 6 consumption, 7 battle winning streak',
});

/** Display data of a step's reward: as of any reward (spec 3.16), or openings of a box. */
const StepFace = {
  ...RewardFace,
  activityRewardType: Type.Enum([...RewardFace.activityRewardType.enum, 'box']),
  boxId: Type.String({ description: 'the box that tickets, or openings, open; else empty' }),
};

const StepShown = Type.Object({
  step: Step,
  conditionNum: Type.Number({ description: 'what the step asks for: how often, or gems' }),
  ...StepFace,
  status: Type.Enum(['open', 'claimable', 'received', 'missed'], {
    description: 'missed: the activity is over, and nothing was received',
  }),
  receivedAt: Type.Union([Time, Type.Null()]),
});

const Phase = Type.Enum(['coming', 'running', 'grace', 'over'], {
  description: 'grace: deeds count no more, rewards are still received',
});

/** What the home page and the centre show of an activity. */
const Card = {
  activityId: ActivityId,
  type: ActivityType,
  name: Type.String(),
  image: Type.String(),
  phase: Phase,
  from: Time,
  until: Time,
  claimUntil: Type.Integer({ description: 'end of the grace, in milliseconds since 1970' }),
  claimable: Type.Integer({ minimum: 0, description: 'steps that the caller can receive now' }),
};

const Activity = Type.Object({
  ...Card,
  about: Type.String(),
  by: Type.Enum(['count', 'amount'], { description: 'whether steps ask how often, or for how many gems' }),
  done: Type.Number({ minimum: 0, description: 'how often, or gems; of a winning streak the longest one' }),
  rulesHash: Hash,
  given: Type.Integer({ minimum: 0, description: 'steps that all players received' }),
  reminded: Type.Boolean({ description: 'whether the caller is told when it begins' }),
  steps: Type.Array(StepShown),
});

export const activityHome = get('/api/activity/activity/home', {
  summary: 'The activities of the moment in short; a visitor has done nothing',
  data: Type.Object({
    open: Type.Boolean({ description: 'whether rewards can be received' }),
    running: Count,
    claimable: Type.Integer({ minimum: 0, description: 'steps that the caller can receive now' }),
    openings: Type.Integer({ minimum: 0, description: 'granted openings that the caller has not used' }),
    activities: Type.Array(Type.Object(Card), {
      description: 'running or in their grace, the next end first',
    }),
  }),
});

export const activityList = get('/api/activity/activity/list', {
  summary:
    'Activities that run, come or ended lately, with their steps and the caller’s progress; a visitor has done nothing',
  waits: true,
  data: Type.Object({ open: Type.Boolean(), activities: Type.Array(Activity) }),
});

const Granted = {
  activityId: ActivityId,
  step: Step,
  activityName: Type.String(),
  boxId: Type.String(),
  boxName: Type.String(),
  image: Type.String(),
  price: Gems,
  versionHash: Hash,
};

export const activityBox = get('/api/activity/activity/box', {
  summary: 'Openings that the caller received and has not used, the oldest first',
  access: 'player',
  data: Type.Array(
    Type.Object({
      ...Granted,
      total: Type.Integer({ minimum: 1 }),
      left: Type.Integer({ minimum: 1 }),
      grantedAt: Time,
    }),
  ),
});

export const activityBoxDetails = get('/api/activity/box/details', {
  summary:
    'The box of a step, with the odds of the version that the caller’s openings draw; before that of the version on sale',
  query: Type.Object({ activityId: ActivityId, step: Step }),
  refusals: ['activity-unknown'],
  data: Type.Object({
    ...Granted,
    granted: Type.Boolean({ description: 'whether the version is fixed for the caller' }),
    stuffVOList: Type.Array(BoxItem),
  }),
});

export const activityOpen = post('/api/activity/open', {
  summary: 'Use one opening that a step gave: one skin by a draw of its version',
  access: 'player',
  idempotencyKey: 'optional',
  refusals: ['activity-no-opening'],
  body: Type.Object({ activityId: ActivityId, step: Step }),
  data: Type.Array(
    Type.Object({
      ...Roll,
      stuffImage: Type.String(),
      boxId: Type.String(),
      versionHash: Hash,
      nextServerHash: Hash,
      position: Type.String(),
    }),
    { description: 'the skin won, alone' },
  ),
});

export const activityBoxRecord = get('/api/activity/box/record', {
  summary: 'Openings that the caller used, newest first, each with everything that proves it',
  access: 'player',
  waits: true,
  query: AfterQuery,
  data: AfterPage(
    Type.Object({
      ...boxRecord.data.properties.records.items.properties,
      id: Type.String({ description: 'of the record' }),
      activityId: ActivityId,
      activityName: Type.String(),
      step: Step,
    }),
  ),
});

const BoardType = Type.Enum(['every', 'accumulate'], {
  description: 'of the sign-in boards: every: the seven days; accumulate: the month',
});

export const receiveActivity = post('/api/activity/receive', {
  summary:
    'Receive a step of an activity. Type 1 without an activity signs in for today, or claims a reward of the month',
  access: 'player',
  idempotencyKey: 'optional',
  msg: { zh: '领取成功', en: 'Claimed', ru: 'Получено', vi: 'Đã nhận' },
  refusals: [
    'activities-closed',
    'activity-unknown',
    'activity-changed',
    'activity-early',
    'activity-received',
    'activity-over',
    'activity-unfinished',
    'activity-reward-gone',
    'sign-in-closed',
    'sign-in-board-changed',
    'signed-in-today',
    'sign-in-day',
    'sign-in-requirement',
    'month-reward-unknown',
    'month-reward-claimed',
    'month-reward-not-reached',
    'sign-in-reward-gone',
  ],
  body: Type.Object({
    type: ActivityType,
    activityId: Type.Optional(ActivityId),
    step: Type.Optional(Step),
    rulesHash: Type.Optional(
      Type.String({ maxLength: 64, description: 'the rules that the player saw, to be held to them' }),
    ),
    activityType: Type.Optional(BoardType),
    conditionNum: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: DAYS_MAX,
        description:
          'of the sign-in boards: the entry that was pressed; of the seven days the next one unless told',
      }),
    ),
    boardHash: Type.Optional(
      Type.String({ maxLength: 64, description: 'the board that the player saw, to be held to it' }),
    ),
  }),
  data: Type.Object({
    activityType: Type.Enum([...BoardType.enum, 'activity']),
    conditionNum: Type.Number({ minimum: 1, description: 'of the entry, or of the step' }),
    ...StepFace,
    itemIds: Type.Array(Type.String(), { description: 'of the skins that came into the bag' }),
    balance: Type.Union([Gems, Type.Null()], { description: 'null where an activity gave no gems' }),
    position: Type.String({ description: 'where in the log the claim stands' }),
  }),
});

export const remindActivity = post('/api/activity/remind', {
  summary: 'Ask to be told in the notifications when an activity begins, or take that back',
  access: 'player',
  refusals: ['activity-unknown', 'activity-begun'],
  body: Type.Object({ activityId: ActivityId, on: Type.Boolean() }),
  data: Type.Object({ reminded: Type.Boolean() }),
});

export const playerActivities = get('/admin/api/player/activities', {
  summary: 'How far a player is in the activities of the moment, out of the player’s stream',
  access: 'operator',
  right: 'read-players',
  refusals: ['unknown-player'],
  query: Type.Object({ playerId: PlayerId }),
  data: Type.Object({
    activities: Type.Array(
      Type.Object({
        activityId: ActivityId,
        name: Type.String(),
        type: ActivityType,
        phase: Phase,
        done: Type.Number(),
        steps: Type.Integer(),
        received: Type.Integer(),
      }),
    ),
    openings: Type.Integer({ minimum: 0, description: 'granted and not used' }),
  }),
});
