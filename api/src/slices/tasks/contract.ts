import { TASK_TYPES } from '@skins/engine/tasks';
import { Type } from 'typebox';
import { BoxItem, Roll } from '../boxes/contract.ts';
import { Count, PlayerId } from '../../foundation/contract/admin/fields.ts';
import { get, post } from '../../foundation/contract/call.ts';
import { Gems, Hash, Time } from '../../foundation/contract/fields.ts';

const BoxId = Type.String({ minLength: 1, maxLength: 40 });

/** A task box's gift that is a prop (spec 7.5). */
const Gift = Type.Object({
  rewardTypeEnum: Type.Enum([
    'diamond',
    'OpenBox',
    'TrendChart',
    'debris',
    'resetOpenBox',
    'armyCompetitionCard',
  ]),
  rewardNum: Type.Number({ description: 'how many; of diamond gems' }),
  propName: Type.String({ description: "in the caller's language, with the box that a ticket opens" }),
});

/** A task box (spec 3.11), with the data needed to claim it. */
export const TaskBox = Type.Object({
  id: Type.String(),
  name: Type.String(),
  image: Type.String(),
  boxType: Type.Integer({
    minimum: 0,
    maximum: 6,
    description:
      '0 day, 1 week, 2 month: a skin out of a box; 3 the same, of a first day; 4 day, 5 week, 6 month: a prop',
  }),
  amount: Type.Number({ minimum: 0, description: 'how far the caller is: how often, or gems' }),
  codeMap: Type.Number({ description: 'what the task asks for: how often, or gems' }),
  codeMapExtendName: Type.String({ description: 'the box that has to be opened, of task type 14' }),
  flag: Type.Boolean({ description: 'claimed in this period already' }),
  claimable: Type.Boolean(),
  taskType: Type.Integer({ minimum: 0, maximum: TASK_TYPES.length - 1 }),
  taskName: Type.String({ description: "what the task asks for, in the caller's language" }),
  rulesHash: Hash,
  resetsAt: Time,
  gives: Type.Union([Gift, Type.Null()], { description: 'null where it is a skin' }),
  stuffVOList: Type.Array(BoxItem, { description: 'the skins that may come out; none of a prop' }),
});

const summary = 'The task boxes of a period, and how far the caller is; a visitor has done nothing';

export const taskInfo = get('/api/task/task/info', {
  summary,
  query: Type.Object({
    type: Type.Integer({ minimum: 0, maximum: 2, description: '0 day, 1 week, 2 month' }),
  }),
  data: Type.Array(TaskBox),
});

export const taskDetails = get('/api/task/details', {
  summary: 'A task box, and the skins that may come out of it',
  query: Type.Object({ boxId: BoxId }),
  refusals: ['task-unknown'],
  data: TaskBox,
});

export const homeTaskBoxes = get('/api/home/task/box', {
  summary: 'The task boxes of all periods, and how far the caller is',
  data: Type.Object({ day: Type.Array(TaskBox), week: Type.Array(TaskBox), month: Type.Array(TaskBox) }),
});

export const taskRedDot = get('/api/task/red/dot', {
  summary: 'How many task boxes of each period the player can claim now',
  access: 'player',
  data: Type.Object({ day: Count, week: Count, month: Count }),
});

const claiming = {
  access: 'player',
  idempotencyKey: 'optional',
  body: Type.Object({
    boxId: BoxId,
    rulesHash: Type.Optional(
      Type.String({ maxLength: 64, description: 'the rules that the player saw, to be held to them' }),
    ),
  }),
} as const;
const REFUSALS = [
  'task-unknown',
  'task-changed',
  'task-gives-other',
  'task-claimed',
  'task-unfinished',
] as const;

export const openTask = post('/api/task/open', {
  ...claiming,
  summary:
    'Open the box that a task, or a first day, gives (box types 0 to 3): one skin by a draw of its version on sale',
  refusals: [
    ...REFUSALS,
    'task-box-gone',
    'newcomer-over',
    'newcomer-claimed',
    'newcomer-device',
    'newcomer-unpaid',
    'newcomer-status',
    'newcomer-box-gone',
  ],
  data: Type.Array(
    Type.Object({
      ...Roll,
      stuffImage: Type.String(),
      boxId: Type.String({ description: 'the box that was drawn' }),
      versionHash: Hash,
      nextServerHash: Hash,
      position: Type.String(),
    }),
    { description: 'the skin won, alone' },
  ),
});

export const openTaskGive = post('/api/task/openTaskGive', {
  ...claiming,
  summary: 'Take the prop that a task gives (box types 4 to 6)',
  refusals: REFUSALS,
  data: Type.Object({
    ...Gift.properties,
    balance: Type.Union([Gems, Type.Null()], { description: 'null where no gems were given' }),
    position: Type.String(),
  }),
});

export const playerTasks = get('/admin/api/player/tasks', {
  summary: "A player's task boxes and how far each is, out of the player's stream",
  access: 'operator',
  right: 'read-players',
  refusals: ['unknown-player'],
  query: Type.Object({ playerId: PlayerId }),
  data: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      period: Type.Enum(['day', 'week', 'month']),
      taskName: Type.String(),
      amount: Type.Number(),
      codeMap: Type.Number(),
      flag: Type.Boolean(),
      claimable: Type.Boolean(),
    }),
  ),
});
