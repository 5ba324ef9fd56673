import { Type, type Static } from 'typebox';
import { Text } from '../catalogue/events.ts';
import {
  CARD_EDITION,
  type Deed,
  type Done,
  Hash,
  Image,
  type Reward,
  UNITS_PER_GEM,
  closed,
  defineEvent,
  defineRules,
  measured,
} from '../../kernel/index.ts';
import { FIRST_BOXES } from './first-boxes.ts';

const Id = Type.String({ pattern: '^[a-z0-9-]{1,40}$' });

export const Period = Type.Enum(['day', 'week', 'month']);
export type Period = Static<typeof Period>;

/**
 * Task types by their numbers 0 to 14. The specification (spec 3.19) gives 11 and 14, and the rest as a list. The list's order and
 * the missing ones (12 and 13) are ours.
 */
export const TASK_TYPES = [
  'upgrade-gems',
  'upgrades',
  'upgrades-failed',
  'battle-gems',
  'battles',
  'gems-obtained',
  'gems-spent',
  'classic-opens',
  'classic-gems',
  'hash-opens',
  'hash-gems',
  'giveaway-value',
  'gems-bought',
  'rolls-joined',
  'box-opens',
] as const;
export type TaskType = (typeof TASK_TYPES)[number];
/** The deed of each task type, and the figure that counts. */
export const TASK_DEEDS: Readonly<Record<TaskType, { readonly deed: Deed; readonly by: keyof Done }>> = {
  'upgrade-gems': { deed: 'upgrade', by: 'amount' },
  upgrades: { deed: 'upgrade', by: 'count' },
  'upgrades-failed': { deed: 'upgrade-failed', by: 'count' },
  'battle-gems': { deed: 'battle', by: 'amount' },
  battles: { deed: 'battle', by: 'count' },
  'gems-obtained': { deed: 'gems-obtained', by: 'amount' },
  'gems-spent': { deed: 'gems-spent', by: 'amount' },
  'classic-opens': { deed: 'open-classic', by: 'count' },
  'classic-gems': { deed: 'open-classic', by: 'amount' },
  'hash-opens': { deed: 'open-hash', by: 'count' },
  'hash-gems': { deed: 'open-hash', by: 'amount' },
  'giveaway-value': { deed: 'giveaway-value', by: 'amount' },
  'gems-bought': { deed: 'paid-in', by: 'amount' },
  'rolls-joined': { deed: 'roll-joined', by: 'count' },
  'box-opens': { deed: 'box', by: 'count' },
};

const TARGET_MAX = 10_000_000;
const COUNT_MAX = 1_000;
/** Ten thousand gems. */
const GEMS_MAX = 10_000 * UNITS_PER_GEM;
const BOXES_MAX = 60;

const Task = Type.Refine(
  closed({
    type: Type.Enum([...TASK_TYPES]),
    of: Type.Union([Id, Type.Null()], { description: 'the box that is opened, of box-opens' }),
    target: Type.Integer({ minimum: 1, maximum: TARGET_MAX, description: 'how often, or how many gems' }),
  }),
  ({ type, of }) => (type === 'box-opens') === (of !== null),
);

const Rest = {
  of: Type.Union([Id, Type.Null()], { description: 'the box that is drawn, or that a ticket opens' }),
  count: Type.Integer({ minimum: 0, maximum: COUNT_MAX, description: 'of a box 1, of gems 0' }),
  gems: Type.Integer({ minimum: 0, maximum: GEMS_MAX, description: '1/10,000 gem; of diamond alone' }),
};

/** Reward of a task box: a draw of a box on sale, or a prop (spec 3.16). */
const Given = closed({
  type: Type.Enum([
    'box',
    'diamond',
    'OpenBox',
    'TrendChart',
    'debris',
    'resetOpenBox',
    'armyCompetitionCard',
  ]),
  ...Rest,
});
/** Gifts before edition 9, without the competition card. */
const FormerGiven = closed({
  type: Type.Enum(['box', 'diamond', 'OpenBox', 'TrendChart', 'debris', 'resetOpenBox']),
  ...Rest,
});
export type Gift = Static<typeof Given>;

const Gift = Type.Refine(
  Given,
  ({ type, of, count, gems }) =>
    (type === 'box' || type === 'OpenBox') === (of !== null) &&
    (type === 'diamond' ? gems > 0 && count === 0 : gems === 0 && count > 0) &&
    (type !== 'box' || count === 1),
);

export const TaskBox = closed({
  boxId: Id,
  period: Period,
  name: Text,
  image: Image,
  task: Task,
  gives: Gift,
});
export type TaskBox = Static<typeof TaskBox>;

/** Task boxes of the day, the week and the month (spec 4.15). */
export const TASK_BOARDS = defineRules(
  'task-boards',
  closed({
    boxes: Type.Refine(
      Type.Array(TaskBox, { maxItems: BOXES_MAX }),
      (boxes) => new Set(boxes.map(({ boxId }) => boxId)).size === boxes.length,
    ),
  }),
  { boxes: FIRST_BOXES },
);
export type TaskBoards = (typeof TASK_BOARDS)['first'];

const Claimed = {
  boxId: Id,
  rulesHash: Hash,
  countedUntil: Type.Integer({
    minimum: 0,
    maximum: Number.MAX_SAFE_INTEGER,
    description: 'milliseconds since 1970',
  }),
  done: Type.Integer({
    minimum: 1,
    maximum: Number.MAX_SAFE_INTEGER,
    description: 'how often, or 1/10,000 gem',
  }),
};

/**
 * A player claimed a task box: the rules, the progress by `countedUntil` (the last moment at which those rules applied), and the
 * reward, which the same command grants.
 */
export const TaskBoxClaimed = defineEvent('TaskBoxClaimed', closed({ ...Claimed, gives: Given }), {
  label: ({ gives }) => (gives.type === 'box' ? 'box' : 'prop'),
  former: [{ schema: closed({ ...Claimed, gives: FormerGiven }), until: CARD_EDITION, lift: (data) => data }],
});

/** Returns a prop as a reward; undefined for a box, which is drawn. */
export function rewardOf({ type, of, count, gems }: Gift): Reward | undefined {
  if (type === 'box') return undefined;
  return { type, ...(of !== null && { boxId: of }), amount: type === 'diamond' ? gems : count };
}

export const measures = [
  measured(TaskBoxClaimed, {
    rewards({ gives }) {
      const reward = rewardOf(gives);
      return reward && [reward];
    },
  }),
];

/** The event types of the slice, for its definition and its audit. */
export const events = { TaskBoxClaimed };
